## The host’s page where an evening is set up.

shows-title = Émissions
shows-back = Retour au pupitre
shows-shelf = Émissions
shows-new = Nouvelle émission
shows-on = Ouverte
shows-bundled = Avec le programme
shows-no-contact = Pas de contact avec la console. Rechargez cette page quand elle tournera.
shows-leave = Vos modifications ne sont pas enregistrées. Quitter ?
shows-choose = Choisir

## The form
shows-show-title = Titre
shows-folder = Nom court, pour la ligne de commande
shows-language = Langue
shows-edition = Édition
shows-edition-death_match = Death Match
shows-edition-classic = Classique
shows-edition-usagyuuun = Usagyuuun
shows-cast = Casting
shows-cast-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
shows-cast-short = { $count ->
    [one] Il reste un noble, que la régie détiendra.
   *[other] Il reste { $count } nobles, que la régie détiendra.
}
shows-cast-add = Ajouter une personne
shows-cast-remove = Retirer { $name } de l’émission
shows-name = Nom
shows-id = Id
shows-garnets = Grenats
shows-person-more = Portrait et langue
shows-own-language = Langue de son propre écran
shows-own-language-usual = Celle de l’émission
shows-portrait-about = Portrait : le chemin d’une image dans le dossier de l’émission
shows-finalists = Finalistes
shows-players = Joueurs
shows-player = Joue
shows-seat = Place { $seat }
shows-players-about = Touchez de { $low } à { $high } joueurs dans l’ordre des places, en sens horaire.
shows-candidate = En danger
shows-opponent = Adversaire
shows-nobody = personne { $number }
shows-of = { $what }, { $name }
shows-clock = Chronos
shows-clock-decision_seconds = Secondes par décision
shows-clock-extensions = Prolongations
shows-clock-extension_seconds = Secondes par prolongation
shows-clock-grace_ms = Tolérance réseau, ms
shows-clock-auto_extend = Les prolongations partent d’office quand le temps est écoulé
shows-hold = Secondes avant qu’une tablette perdue arrête les chronos ; 0 : jamais
shows-delay = Secondes de retard de l’habillage avec toutes les mains
shows-bounds = de { $low } à { $high }
shows-untimed = aucun
shows-real-cards = On distribue de vraies cartes, saisies au fur et à mesure
shows-peek = Chacun ne voit ses nobles que tant qu’un doigt les tient retournés
shows-sounds = Son de la salle
shows-sounds-about = Un fichier du dossier de l’émission (ogg, mp3, wav, m4a) remplace le son habituel.
shows-sounds-play = L’écran de salle a du son
shows-sound-claim = Un noble est annoncé
shows-sound-challenge = Un défi
shows-sound-proved = Défi perdu : le noble est montré
shows-sound-caught = Défi gagné : l’annonce tombe
shows-sound-block = Un blocage
shows-sound-lost = Une influence est perdue
shows-sound-coins = Des pièces changent de mains
shows-sound-taken = Un noble est pris à un spectateur
shows-sound-last_ten = Chacune des dix dernières secondes
shows-sound-time_out = Le temps est écoulé
shows-sound-turn = Un tour commence
shows-sound-win = Le match est gagné
shows-sound-deal = La donne
shows-rules = Règles
shows-rules-changed = { $count ->
    [0] Toutes comme dans l’édition
    [one] Une diffère de l’édition
   *[other] { $count } diffèrent de l’édition
}
shows-look = Couleurs
shows-look-garnet = Grenat
shows-look-garnet_deep = Grenat, foncé
shows-look-garnet_lit = Grenat, éclairé
shows-look-brass = Laiton
shows-look-brass_deep = Laiton, foncé
shows-look-ground = Fond
shows-look-deep = Fond, foncé
shows-look-raised = Relief
shows-look-raised_more = Relief, plus haut
shows-look-ivory = Texte
shows-look-ivory_dim = Texte, atténué
shows-look-ivory_faint = Texte, pâle
shows-look-on_ivory = Texte sur clair
shows-look-on_garnet = Texte sur grenat
shows-look-brass_ink = Texte sur laiton
shows-look-metal = Métal
shows-look-metal_deep = Métal, foncé
shows-look-card = Carte
shows-look-card_ink = Texte sur carte
shows-look-back = Dos de carte
shows-look-back_line = Dos de carte, trait
shows-look-back_lattice = Dos de carte, treillis
shows-look-back_mark = Dos de carte, motif
shows-look-lost = Noble perdu
shows-look-light = Lumières
shows-look-faction_red = Camp rouge
shows-look-faction_blue = Camp bleu
shows-look-usual = D’origine
shows-messages = Messages préparés
shows-message-to = À
shows-message-text = Texte
shows-message-add = Ajouter un message
shows-message-remove = Retirer ce message
shows-to-room = La salle
shows-to-seats = Toutes les places
shows-rundown = Conducteur
shows-rundown-usual = Les séquences habituelles, de l’accueil à l’au revoir
shows-rundown-own = { $count ->
    [one] { $count } séquence à elle
   *[other] { $count } séquences à elle
}
shows-rundown-write = En écrire un pour cette émission
shows-rundown-drop = Revenir aux séquences habituelles
shows-cue-title = Séquence { $number }
shows-cue-scene = Scène
shows-cue-does = Lance
shows-cue-seconds = Secondes
shows-cue-notes = Notes pour la régie
shows-cue-needs = Attend la fin du match
shows-cue-add = Ajouter une séquence
shows-cue-up = Plus tôt
shows-cue-down = Plus tard
shows-cue-remove = Retirer cette séquence
shows-does-nothing = Rien
shows-does-begin = Le match
shows-does-deal = La donne
shows-does-play = Le jeu

## The switches of the rules
shows-rule-refund_after_challenge = Les pièces payées sont rendues quand un défi fait échouer l’action
shows-rule-refund_after_block = Les pièces payées sont rendues quand l’action est bloquée
shows-rule-steal_from_zero = On peut voler un joueur sans pièces
shows-rule-forced_coup_at = Avec tant de pièces au début du tour, seul le coup d’État est permis
shows-rule-loot_eliminated = Les pièces d’un joueur qui sort restent là et peuvent être volées
shows-rule-bank = Nombre total de pièces
shows-rule-response = Une seule réponse (défier, bloquer, laisser passer), ou d’abord les défis, puis les blocages
shows-rule-block_after_own_failed_challenge = En deux temps, l’auteur d’un défi perdu sur l’action peut encore la bloquer
shows-rule-replacement_pick = Qui choisit le spectateur dont le noble remplace celui qui a été montré
shows-rule-spare_nobles = Où vont les nobles qui n’ont pas de spectateur
shows-rule-empty_pool = Ce qui remplace un noble montré quand plus personne n’en détient
shows-rule-exchange_pick = Qui choisit les deux spectateurs d’un échange
shows-rule-may_refuse = Face à un défi, un joueur peut refuser de montrer le noble, et perd le défi
shows-rule-garnet_tie = Qui désigne le premier joueur à égalité de grenats
shows-rule-loser_garnets = Ce que deviennent les grenats du perdant
shows-rule-spectator_talk = Si les spectateurs peuvent parler aux finalistes pendant le match
shows-rule-spectators_see_own = L’écran d’un spectateur montre le noble qu’il détient
shows-rule-reaction_priority = De plusieurs défis ou blocages, le premier compte, ou le plus proche en sens horaire
shows-rule-single_block = L’action passe dès que son blocage tombe, sinon d’autres peuvent alors la bloquer
shows-rule-ambassador_blocks_steal = L’Ambassadeur bloque un vol
shows-rule-two_player = Premières pièces à deux joueurs ; au choix : chacun choisit un noble, le premier a 1 pièce
shows-rule-starter = Qui commence : le vainqueur du dernier match, s’il y en a un, ou le sort
shows-rule-refused_card = Ce que peut perdre un joueur qui refuse de montrer : n’importe quel noble, ou un autre que celui annoncé
shows-rule-inquisitor = Les Inquisiteurs remplacent les Ambassadeurs
shows-rule-allegiance = Les joueurs se partagent en deux camps, qui peuvent changer
shows-rule-embezzle_empty = On peut détourner la réserve même quand elle est vide
shows-rule-examine_mates = Un Inquisiteur peut inspecter les joueurs de son camp
shows-rule-examine_card = Qui choisit le noble inspecté : son détenteur, ou le sort
shows-rule-show_answers = Tous voient qui a répondu, et qui on attend encore

## What a switch may be
shows-value-candidate = la personne en danger
shows-value-combined = en une fois
shows-value-double = en double
shows-value-draw_from_shown = tirage parmi les montrés
shows-value-finalist = le finaliste
shows-value-host_seats = places régie
shows-value-keep = le garder
shows-value-lots = tirage au sort
shows-value-off = non
shows-value-open = oui
shows-value-opponent = l’adversaire
shows-value-random = le sort
shows-value-removed = retirés du jeu
shows-value-set_aside = mis de côté
shows-value-staged = en deux temps
shows-value-to_winner = au vainqueur
shows-value-unlimited = illimité
shows-value-kept = gardés
shows-value-arrival = le premier arrivé
shows-value-clockwise = sens horaire
shows-value-equal_2 = 2 chacun
shows-value-first_1 = 1 pour le premier, 2 pour l’autre
shows-value-both_1 = 1 chacun
shows-value-draft = au choix
shows-value-last_winner = le dernier vainqueur
shows-value-any = n’importe lequel
shows-value-not_claimed = un autre que l’annoncé
shows-value-target = son détenteur

## Faults, saving, opening
shows-fault = Trouvé : { $found } ; il faudrait : { $right }.
shows-tap-candidate = Touchez la personne en danger.
shows-tap-opponent = Touchez l’adversaire.
shows-faults = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
shows-show-fault = Montrer la première
shows-unreadable = Ce fichier est illisible tel quel. Corrigez-le dans un éditeur de texte, puis rechargez cette page.
shows-bundled-note = Cette émission est fournie avec le programme et reste telle quelle. Copiez-la pour en faire la vôtre.
shows-bundled-foot = Fournie avec le programme
shows-copy = Copier pour modifier
shows-copy-own = Copier
shows-save = Enregistrer
shows-saved = Enregistré
shows-busy = Un instant
shows-unsaved = Pas encore enregistré
shows-unchanged = Rien de changé
shows-open = Ouvrir cette émission
shows-open-again = La rouvrir
shows-open-about = La console continue avec le dernier épisode de cette émission. Les places reçoivent les liens de son casting.
shows-open-fresh = Ouvrir avec un nouvel épisode
shows-open-fresh-about = La console crée un épisode à partir de cette émission, telle qu’elle est écrite ici.
shows-next-start = Au prochain démarrage
shows-command = À son prochain démarrage, la console ouvre l’émission que nomme cette commande.
shows-refused = Ce n’était pas possible ({ $code }).
shows-refused-faults = Non enregistré : corrigez d’abord les erreurs.
shows-refused-exists = Une émission de ce nom existe déjà.
shows-refused-bad_name = Lettres minuscules a-z, chiffres et tirets simples, 40 signes au plus.
shows-refused-read_only = Cette émission est fournie avec le programme. Copiez-la pour en faire la vôtre.
shows-refused-changed = Quelqu’un d’autre a enregistré cette émission entre-temps. Rechargez-la avant de la modifier.
shows-refused-unknown = Cette émission n’existe plus.
shows-refused-storage = Le fichier ne peut pas être écrit. Vérifiez le disque de la machine qui fait tourner la console, puis enregistrez de nouveau.
shows-refused-malformed = La console n’a pas pu lire l’envoi de cette page. Rechargez la page.
shows-refused-too_large = Cette émission est trop grande pour le formulaire. Raccourcissez les notes de ses séquences.
shows-refused-no_contact = Pas de contact avec la console. Rien n’a été enregistré.
shows-refused-match_runs = Un match est en cours. Un autre épisode pourra s’ouvrir quand il sera terminé.
shows-refused-dealing = La donne est en cours. Ouvrez l’émission quand les cartes seront saisies.

## Earlier episodes
shows-episodes = Épisodes jusqu’ici
shows-episode = { $title }, { $number }
shows-episode-damaged = Son enregistrement est abîmé
shows-episodes-more = Plus anciens : deathmatch episodes
shows-episodes-away = Les épisodes sont illisibles pour le moment.

## What is said in a show file that the form has written
file-head = Une émission pour Death Match. Ce qui n’est pas ici est comme dans l’édition.
file-finalists = Deux ids du casting : d’abord le candidat en danger, puis l’adversaire désigné.
file-players = Des ids du casting : les joueurs dans l’ordre des places, en sens horaire.
file-dice = on distribue de vraies cartes, saisies au fur et à mesure
file-clock = Combien de temps un finaliste peut réfléchir.
file-rules = Les règles que cette émission change.
file-look = Les couleurs d’accent des écrans.
file-connection = Ce qui se passe quand la tablette d’un finaliste est perdue.
file-tablets = Comment tablettes et téléphones montrent les nobles de leur joueur.
file-sounds = Les sons de la salle : des fichiers de ce dossier, à la place des sons habituels.
file-broadcast = L’habillage avec toutes les mains, pour la diffusion.
file-rundown = Les séquences de la soirée, dans l’ordre ; GO lance la suivante.
file-messages = Les messages que la régie garde sous la main.
file-cast = Toutes les personnes de l’émission. Un portrait est une image de ce dossier, une langue celle de leur propre écran.
file-decision_seconds = par décision
file-extensions = par finaliste
file-extension_seconds = ce qu’ajoute une prolongation
file-auto_extend = true : une prolongation part d’office quand le temps est écoulé
file-grace_ms = une réponse retardée d’autant par le réseau compte encore
file-hold_seconds = après ce temps sans elle, les chronos s’arrêtent ; 0 : jamais
file-delay_seconds = son retard sur le match
file-peek = hold : face cachée tant qu’aucun doigt n’appuie ; always : face visible
file-play = false : l’écran de salle reste muet
