## Nobles. ".the" is the noble in a sentence.

noble-duke = Duc
    .the = le Duc
noble-assassin = Assassin
    .the = l’Assassin
noble-captain = Capitaine
    .the = le Capitaine
noble-ambassador = Ambassadeur
    .the = l’Ambassadeur
noble-contessa = Comtesse
    .the = la Comtesse
noble-inquisitor = Inquisiteur
    .the = l’Inquisiteur
no-noble = { $noble_name ->
    [Comtesse] Aucune Comtesse
   *[other] Aucun { $noble_name }
    }
noble-hidden = Un noble caché
card-lost = Noble perdu : { $noble }

## Actions. ".does" is what one gets for it, in a few words.

action-income = Revenu
action-foreign_aid = Aide étrangère
action-coup = Coup d’État
action-tax = Taxe
action-assassinate = Assassinat
action-steal = Vol
action-exchange = Échange
action-examine = Inspection
action-convert = Conversion
action-embezzle = Détournement

does-income = prendre { coins-some }
does-foreign_aid = prendre { coins-some }
does-tax = prendre { coins-some }
does-steal = voler { coins-some }
does-coup = un noble tombe
does-assassinate = un noble tombe
does-examine = voir un noble, le laisser ou le faire changer
does-convert = changer de camp
does-embezzle = prendre toute la réserve
does-exchange = { $pick ->
    [deck] { $amount ->
        [one] en piocher un à la Cour, en rendre un
       *[other] en piocher { $amount } à la Cour, en rendre { $amount }
        }
    [random] voir { $amount ->
        [one] un noble tiré
       *[other] { $amount } nobles tirés
        } au sort dans la salle
   *[other] appeler { $amount ->
        [one] un spectateur
       *[other] { $amount } spectateurs
        }
    }

coin-one = { $coin ->
    [carrot] carotte
   *[coin] pièce
    }
coin-many = { $coin ->
    [carrot] carottes
   *[coin] pièces
    }
coins-some = { $amount ->
    [one] { $amount } { coin-one }
   *[other] { $amount } { coin-many }
    }
coins = { $count ->
    [one] { $count } { coin-one }
   *[other] { $count } { coin-many }
    }
garnets = { $count ->
    [one] { $count } grenat
   *[other] { $count } grenats
    }
influence = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
    }
costs = coûte { $cost ->
    [one] { $cost } { coin-one }
   *[other] { $cost } { coin-many }
    }
faction-red = Rouge
faction-blue = Bleu
table-label = La table
common-court = Cour
common-treasury = Trésor
common-reserve = Réserve
common-court-label = { $count ->
    [one] La Cour : { $count } noble
   *[other] La Cour : { $count } nobles
    }
common-treasury-label = Le Trésor : { coins }
common-reserve-label = La réserve du Trésor : { coins }
host-seat = Place régie { $number }

## The room

room-label = La salle
room-empty-seat = { $name } : aucun noble
room-full-seat = { $name } : détient un noble

## The attempt that stands on the table.

# First what is only announced, then what is being carried out.
attempt = { $action ->
    [income] { $seat } veut prendre le revenu.
    [foreign_aid] { $seat } demande l’aide étrangère.
    [coup] { $seat } veut un coup d’État contre { $target }.
    [tax] { $seat } veut lever la taxe.
    [assassinate] { $seat } veut assassiner un noble chez { $target }.
    [steal] { $seat } veut voler { $target }.
    [examine] { $seat } veut inspecter un noble chez { $target }.
    [convert] { $own ->
        [yes] { $seat } veut changer de camp.
       *[no] { $seat } veut faire changer { $target } de camp.
        }
    [embezzle] { $seat } veut détourner la réserve.
   *[exchange] { $seat } veut échanger des nobles.
    }
attempt-done = { $action ->
    [income] { $seat } prend le revenu.
    [foreign_aid] { $seat } prend l’aide étrangère.
    [coup] { $seat } fait un coup d’État contre { $target }.
    [tax] { $seat } lève la taxe.
    [assassinate] { $seat } assassine un noble chez { $target }.
    [steal] { $seat } vole { $target }.
    [examine] { $seat } inspecte un noble chez { $target }.
    [convert] { $own ->
        [yes] { $seat } change de camp.
       *[no] { $seat } fait changer { $target } de camp.
        }
    [embezzle] { $seat } détourne la réserve.
   *[exchange] { $seat } échange des nobles.
    }
claims = Annonce { $the_noble }.
disclaims = Annonce ne pas avoir { $the_noble }.
blocks = { $seat } bloque avec { $the_noble }.
challenges = { $seat } défie { $the_noble }.
challenge-proved = { $seat } montre { $the_noble }.
challenge-caught = { $seat } n’a pas { $the_noble }.
challenge-denied = { $seat } lance un défi. { no-noble } chez { $against } ?
challenge-proved_absent = { $seat } montre tous ses nobles, et n’a pas { $the_noble }.
challenge-caught_present = { $seat } a bien { $the_noble }.
block-fallen = Le blocage tombe.
attempt-failed = { $why ->
    [challenged] Défi gagné : l’action échoue.
   *[blocked] Blocage réussi : l’action échoue.
    }

## Who is asked what, said of somebody else.

asked-side = { $seat } doit choisir un camp.
asked-draft = { $seat } doit choisir un noble.
asked-reveal = { $seat } doit choisir quel noble montrer.
asked-examine = { $seat } doit choisir : laisser le noble, ou le faire changer ?
asked-starter = { $seat } doit dire qui commence.
asked-act = C’est à { $seat } de jouer.
asked-answer = { $seat } doit répondre : défier, bloquer ou laisser passer ?
asked-challenge = { $seat } doit répondre : défier { $the_noble } ou laisser passer ?
asked-block = { $seat } doit répondre : bloquer ou laisser passer ?
asked-doubt = { $seat } doit répondre : défier le blocage, ou le laisser passer ?
asked-show = { $seat } doit montrer { $the_noble }.
asked-lose = { $seat } doit choisir quel noble perdre.
asked-take = { $seat } doit choisir à qui prendre un noble.
asked-call = { $seat } doit choisir { $count ->
    [one] quel spectateur
   *[other] quels { $count } spectateurs
    } appeler.
asked-keep = { $seat } doit choisir quels nobles garder.
asked-others = { $count } joueurs
asked-several = { $kind ->
    [challenge] { $seats } doivent répondre : défier { $the_noble } ou laisser passer ?
    [block] { $seats } doivent répondre : bloquer ou laisser passer ?
    [doubt] { $seats } doivent répondre : défier le blocage, ou le laisser passer ?
    [draft] { $seats } doivent choisir un noble.
    [answer] { $seats } doivent répondre : défier, bloquer ou laisser passer ?
   *[other] { $seats } doivent répondre.
    }
have-answered = { $count ->
    [one] { $seats } a répondu.
   *[other] { $seats } ont répondu.
    }
has-answered = a répondu

## The log.

log-begun = Le match commence.
log-chooser = { $how ->
    [garnets] { $seat } a plus de grenats et choisit qui commence.
    [lots] Le sort désigne { $seat } pour choisir qui commence.
   *[other] { $seat } choisit qui commence.
    }
log-first = { $how ->
    [last_winner] { $seat } a gagné le dernier match et commence.
    [lots] Le sort décide : { $seat } commence.
   *[chosen] { $seat } commence.
    }
log-sided = { $faction ->
    [blue] { $seat } prend le camp bleu. Autour de la table, les camps alternent.
   *[red] { $seat } prend le camp rouge. Autour de la table, les camps alternent.
    }
log-dealt_court = Les nobles sont distribués : deux par joueur. Les { $court } autres forment la Cour.
log-dealt = Les nobles sont distribués : deux par finaliste, { $holders } dans la salle.
log-turn = Tour { $turn } : { $seat }.
log-action = { $action ->
    [income] { $seat } prend le revenu.
    [foreign_aid] { $seat } demande l’aide étrangère.
    [coup] { $seat } paie { $cost } pour un coup d’État contre { $target }.
    [tax] { $seat } annonce { $the_claim } pour lever la taxe.
    [assassinate] { $seat } annonce { $the_claim } et paie { $cost } pour assassiner un noble chez { $target }.
    [steal] { $seat } annonce { $the_claim } pour voler { $target }.
    [examine] { $seat } annonce { $the_claim } pour inspecter un noble chez { $target }.
    [convert] { $own ->
        [yes] { $seat } paie { $cost } pour changer de camp.
       *[no] { $seat } paie { $cost } pour faire changer { $target } de camp.
        }
    [embezzle] { $seat } annonce ne pas avoir { $the_disclaim }, pour détourner la réserve.
   *[exchange] { $seat } annonce { $the_claim } pour un échange.
    }
log-allowed = On laisse passer : { $seats }.
log-challenged = { $denied ->
    [yes] { $seat } lance un défi. { no-noble } chez { $against } ?
   *[no] { $about ->
        [block] { $seat } défie le blocage : { $against } a { $the_noble } ?
       *[action] { $seat } lance un défi : { $against } a { $the_noble } ?
        }
    }
log-proved = { $seat } montre { $the_noble }.
log-caught = { $seat } n’a pas { $the_noble }.
log-refused_to_show = { $denied ->
    [yes] { $seat } ne montre rien.
   *[no] { $seat } ne montre pas { $the_noble }.
    }
log-proved_absent = { $seat } montre ses nobles ({ $nobles }), mais pas { $the_noble }.
log-caught_present = { $seat } a bien { $the_noble }.
log-replaced = { $seat } remet à la Cour le noble montré ({ $noble_name }) et en pioche un autre.
log-replaced_all = { $count ->
    [one] { $seat } remet à la Cour le noble montré et en pioche un autre.
   *[other] { $seat } remet à la Cour les nobles montrés et en pioche d’autres.
    }
log-blocked = { $seat } bloque avec { $the_noble }.
log-block_stands = { $seat } réussit son blocage.
log-block_fell = { $seat } rate son blocage.
log-failed = { $why ->
    [challenged] { $seat } perd le défi : { attempt-lost }
   *[blocked] { $seat } se heurte au blocage : { attempt-lost }
    }
attempt-lost = { $action ->
    [income] pas de revenu.
    [foreign_aid] pas d’aide étrangère.
    [coup] pas de coup d’État.
    [tax] pas de taxe.
    [assassinate] pas d’assassinat.
    [steal] pas de vol.
    [examine] pas d’inspection.
    [convert] personne ne change de camp.
    [embezzle] la réserve reste en place.
   *[exchange] pas d’échange.
    }
log-gained = { $seat } prend { coins-gained }.
coins-gained = { $coins ->
    [one] { $coins } { coin-one }
   *[other] { $coins } { coin-many }
    }
log-stole = { $seat } prend { coins-gained } à { $target }.
log-embezzled = { $seat } détourne { coins-gained }.
log-converted = { $faction ->
    [blue] { $target } passe dans le camp bleu.
   *[red] { $target } passe dans le camp rouge.
    }
log-refunded = { $seat } récupère { coins-gained }.
log-lost = { $how ->
    [random] { $seat } perd { $the_noble }, par tirage au sort.
    [last] { $seat } perd { $the_noble }, son dernier noble.
   *[chosen] { $seat } perd { $the_noble }.
    }
log-shown_out = Le noble montré par { $seat } ({ $noble_name }) est hors jeu.
log-kept_shown = { $seat } garde { $the_noble } : personne n’en détient d’autre.
log-took = { $how ->
    [random] { $seat } prend son noble à { $holder }, par tirage au sort.
   *[chosen] { $seat } prend son noble à { $holder }.
    }
log-drew_shown = { $seat } reprend un noble déjà montré.
log-called = { $how ->
    [random] { $seat } appelle { $holders }, par tirage au sort.
   *[chosen] { $seat } appelle { $holders }.
    }
log-exchanged = { $seat } a fait l’échange avec { $holders }.
log-exchanged_court = { $seat } a fait l’échange avec la Cour.
log-examined = { $target } montre un noble à { $seat }.
log-forced = { $target } doit changer ce noble.
log-left = { $seat } laisse ce noble à { $target }.
log-exchange_void = { $seat } laisse l’échange sans effet.
log-out = { $seat } sort du match.
log-extended = { $seat } prend une prolongation : { $left ->
    [0] c’était la dernière
   *[other] il en reste { $left }
    }.
log-timed_out = { $kind ->
    [act] Temps écoulé : { $seat } n’a pas choisi d’action.
    [lose] Temps écoulé : { $seat } n’a pas choisi quel noble perdre.
    [take] Temps écoulé : { $seat } n’a pas choisi à qui prendre un noble.
    [call] Temps écoulé : { $seat } n’a pas fini l’échange.
    [keep] Temps écoulé : { $seat } n’a pas fini l’échange.
    [starter] Temps écoulé : { $seat } n’a pas dit qui commence.
    [side] Temps écoulé : { $seat } n’a pas choisi de camp.
    [show] Temps écoulé : { $seat } n’a pas montré de noble.
    [reveal] Temps écoulé : { $seat } n’a pas montré de noble.
    [examine] Temps écoulé pour { $seat } : le noble reste.
   *[answer] Temps écoulé : { $seat } laisse passer.
    }
log-paused = { $why ->
    [restart] La console a redémarré. Le match est en pause.
    [technical] Arrêt technique : une tablette manque.
    [appeal] La régie arrête le match pour un recours.
    [rewind] Le match est arrêté après un retour en arrière.
    [panic] Tout est arrêté.
   *[host] La régie met le match en pause.
    }
log-resumed = Le match reprend.
log-stand_in = { $on ->
    [yes] Une doublure joue pour { $seat }.
   *[no] { $seat } reprend sa place.
    }
log-stopped = La régie met fin au match.
log-won = { $loser ->
    [none] { $winner } gagne.
   *[other] { $winner } gagne. { $loser } quitte le jeu.
    }
log-time_added = { $way ->
    [less] { $seat } a { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
        } de moins.
   *[more] { $seat } récupère { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
        }.
    }
log-extensions_added = { $way ->
    [less] { $seat } a { $number ->
        [one] une prolongation
       *[other] { $number } prolongations
        } de moins.
   *[more] { $seat } a { $number ->
        [one] une prolongation
       *[other] { $number } prolongations
        } de plus.
    }
log-expired_by_host = La régie clôt la question : le temps est écoulé pour { $seat }.
log-clocks_set = { $on ->
    [yes] Les chronos comptent de nouveau.
   *[no] Le jeu continue sans chrono.
    }
log-answered_for = La régie répond pour { $seat }, sur sa parole.
log-ruled = { $cause ->
    [retirement] La régie tranche : { $winner } gagne par abandon.
   *[breach] La régie tranche : { $winner } gagne, une règle a été enfreinte.
    }
log-director_opened = La page de la réalisation a été ouverte.
log-rewound = Le jeu est revenu { $turn ->
    [0] avant le premier tour
   *[other] au tour { $turn }
    }.

## Why a command was refused.

refused-malformed = Demande incompréhensible. Rien n’a changé.
refused-unknown_seat = Cette place n’est pas dans le match.
refused-closed = Trop tard : cette question est close. Rien n’a changé.
refused-not_asked = Ce n’est pas à vous de répondre en ce moment.
refused-paused = Le match est en pause. Rien n’a changé.
refused-time_up = Le temps était écoulé avant l’arrivée de votre réponse.
refused-over = Le match est terminé.
refused-not_started = Le match n’a pas commencé.
refused-already = C’est déjà fait.
refused-dealing = La donne est en cours. Votre choix comptera dès que les cartes seront saisies.
refused-impossible_draw = Cette carte ne peut pas être là : regardez encore.
refused-forced_coup = Avec autant de { coin-many }, le coup d’État est obligatoire.
refused-cannot_pay = Vous n’avez pas assez de { coin-many } pour cela.
refused-no_target = Il faut désigner quelqu’un pour cela.
refused-purse_empty = Il n’y a pas de { coin-many } à voler.
refused-nobody_holds = Plus personne dans la salle n’a de noble.
refused-reserve_empty = La réserve est vide.
refused-same_faction = Vous êtes du même camp.
refused-holder_empty = Ce noble est déjà parti. Choisissez-en un autre.
refused-not_legal = Ce choix ne vous est pas ouvert maintenant.
refused-no_extension = Il ne reste aucune prolongation.
refused-storage_full = Enregistrement impossible : le disque est plein. Le match reste arrêté jusqu’à ce que la régie s’en occupe.
refused-storage_read_only = Enregistrement impossible : le disque refuse l’écriture. Le match reste arrêté jusqu’à ce que la régie s’en occupe.
refused-storage = Enregistrement impossible. Le match reste arrêté jusqu’à ce que la régie s’en occupe.
refused-newer_data = Ces enregistrements viennent d’une version plus récente de la console.
refused-not_allowed = Cet écran n’en a pas le droit.
refused-too_fast = Trop de demandes à la fois. Attendez un instant.
refused-replaced = Cette place est ouverte sur un autre écran.
refused-no_cue = Ce n’est plus la séquence suivante. Rien n’a changé.
refused-match_runs = Un match est en cours. Terminez-le d’abord.
refused-not_yet = Il est trop tôt pour cela.
refused-not_due = Le temps n’est pas encore écoulé.
refused-no_entry = Il n’y a pas d’entrée de ce genre où revenir.
refused-no_episode = Cet épisode n’existe pas.
refused-too_long = Ce passage est trop long pour la salle : choisissez-en un plus court.
refused-no_clocks = Le jeu se déroule sans chrono.
refused-other = Refusé ({ $code }). Rien n’a changé.
