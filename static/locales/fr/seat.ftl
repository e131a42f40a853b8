seat-you = Vous
seat-yours = Vos nobles

seat-ready = Le match n’a pas commencé.
seat-ready-more = Laissez cet écran ouvert. Vos nobles apparaîtront ici.
seat-over-won = { $eliminates ->
    [yes] Vous restez.
   *[no] Vous gagnez.
    }
seat-over-lost = { $eliminates ->
    [yes] Pour vous, le jeu s’arrête ici.
   *[no] Le match est terminé.
    }
seat-out = Vous êtes hors match. Suivez la fin.
seat-over-stopped = La régie a mis fin au match.

ask-starter = Qui commence ?
ask-side = Rouge ou bleu ?
ask-draft = Choisissez un noble
ask-act = À vous de jouer
ask-act-forced = Avec { $coins } { coin-many } ou plus, le coup d’État est obligatoire.
ask-answer = Votre réponse ?
ask-challenge = Laisser passer, ou défier { $the_noble } ?
ask-block = Laisser passer ou bloquer ?
ask-doubt = Croire au blocage ?
ask-show = Montrer { $the_noble } ?
ask-show-not = Vous n’avez pas { $the_noble }.
ask-lose = Quel noble perdez-{"\u2060"}vous ?
ask-take = À qui prenez-{"\u2060"}vous un noble ?
ask-call = { $count ->
    [one] Qui appelez-{"\u2060"}vous ?
   *[other] Appelez { $count } spectateurs
    }
ask-keep = { $count ->
    [one] Gardez-en un
   *[other] Gardez-en { $count }
    }
ask-reveal = Quel noble montrez-{"\u2060"}vous ?
ask-examine = Le faire changer, ou le laisser ?
ask-target = { $action ->
    [coup] Coup d’État contre qui ?
    [assassinate] Assassiner un noble chez qui ?
    [steal] Voler qui ?
    [examine] Inspecter un noble chez qui ?
    [convert] Qui change de camp ?
   *[other] { $action_name } : qui ?
    }
ask-aimed = Vous êtes la cible.
ask-keep-more = Touchez les nobles que vous gardez. Les autres repartent.
ask-peek = Maintenez « Regarder », puis répondez selon la place.

tap-ask = { $left ->
    [3] Touchez trois fois
    [2] Encore deux fois
   *[1] Encore une fois
    }
tap-more = Chaque appui s’ajoute aux tirages de ce match : ainsi, personne n’a pu les connaître.
tap-done = Merci
tap-done-more = Vos trois appuis comptent. Place à la donne.

again = Confirmez
again-for = Confirmez : { $what }
answer-begin-me = Je commence
answer-begin-other = { $name } commence
answer-begin-more = Le premier tour
answer-final = Choix définitif
peek = Regarder
peek-more = maintenir pour voir
peek-open = relâcher pour cacher
peek-left = Celui de gauche
peek-right = Celui de droite
peek-only = Votre noble
peek-nth = Noble { $place }
answer-allow = Laisser passer
answer-allow-more = Sans réagir
answer-allow-block-more = Le blocage tient
answer-challenge = Défier
answer-challenge-more = Mettre en doute { $the_noble }
answer-block = Bloquer
answer-block-more = avec { $the_noble }
answer-show = Montrer
answer-show-more = Retourner { $the_noble }
answer-refuse = Ne pas montrer
answer-refuse-more = Vous perdez un noble
answer-lose = { $noble_name }
answer-lose-more = Perdre ce noble
answer-side-more = Autour de la table, les camps alternent
answer-draft-more = Dans votre main
answer-reveal-more = Vu par { $name }, et personne d’autre
answer-force = Faire changer
answer-force-more = { $name } pioche un autre noble
answer-leave = Laisser
answer-leave-more = { $name } garde ce noble
answer-target = Touchez un joueur
answer-own = Changer de camp
answer-own-more = vous passez dans l’autre
answer-others-cost = Faire changer un autre joueur { costs }
answer-another = Choisir une autre action
act-at = { $action ->
    [coup] Coup d’État contre { $target }
    [assassinate] Assassiner un noble chez { $target }
    [steal] Voler { $target }
    [examine] Inspecter un noble chez { $target }
    [convert] Faire changer { $target } de camp
   *[other] { $action_name } : { $target }
    }
does-at = { $name } : { $does }
answer-take = prendre son noble à { $name }
answer-call = Appeler { $names }
answer-call-none = { $count ->
    [one] Touchez une place
   *[other] Touchez { $count } places
    }
answer-keep = Valider l’échange
answer-keep-short = { $count ->
    [one] Gardez-en encore un
   *[other] Gardez-en encore { $count }
    }
keep-yours = à vous
keep-court = de la Cour
keep-kept = reste
keep-back = repart
keep-called = prêté par { $name }
keep-returns = { $name } reçoit { $the_noble }
keep-swap = Inverser
examined-told = { $name } vous montre ce noble. Personne d’autre ne le voit.
answered = Vous avez répondu.
answered-allow = Vous laissez passer.
answered-challenge = Vous défiez.
answered-block = Vous bloquez avec { $the_noble }, si personne ne défie.
answered-draft = { $noble ->
    [none] Vous avez fait votre choix.
   *[other] Vous avez choisi { $the_noble }.
    }
answered-wait = La suite dès que tout le monde aura répondu.
sending = Envoi
extend = +{ $seconds } s
extend-more = { $left ->
    [0] plus aucune
    [one] reste { $left }
   *[other] reste { $left }
    }
extend-label = Prendre { $seconds } secondes de plus. { $left ->
    [0] Plus aucune prolongation.
    [one] Il reste une prolongation.
   *[other] Il reste { $left } prolongations.
    }

spectator-keep-secret = Pour vos yeux, tant que vous n’en parlez pas.
spectator-none-yet = Votre noble apparaîtra ici après la donne.
spectator-out = Pour vous, le jeu est terminé.
spectator-hidden = Vous détenez un noble. Dans cette émission, il reste face cachée.
spectator-taken = Votre noble est parti : { $name } l’a pris.
spectator-empty = Vous ne détenez aucun noble dans ce match.
spectator-called = { $name } regarde votre noble.
spectator-watch = Vous suivez ce match.
spectator-match = Le match

wake-unavailable = Cet écran peut s’éteindre de lui-même : réglez-le pour qu’il reste allumé.

# On a covered preview in the host’s panel only.
seat-covered = Les réponses sont masquées.
