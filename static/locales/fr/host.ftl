# The host’s panel, and the plain pages around it: login, home, refused.

## Plain pages
home-title = Death Match
home-lead = Deux finalistes, onze nobles en d’autres mains, une élimination.
home-audience = Écran de salle
home-audience-about = Pour le projecteur de la salle. Ouvert à tous sur ce réseau.
home-host = Régie
home-host-about = Le pupitre de commande. Demande la phrase secrète.
home-verify = Vérifier un enregistrement
home-verify-about = Rejoue un match selon les règles, dans le navigateur. Ouvert à tous.
home-seats = Finalistes et spectateurs ouvrent le lien que la régie leur montre.

login-title = Régie
login-lead = La phrase secrète est dans le terminal qui fait tourner la console.
login-passphrase = Phrase secrète
login-enter = Ouvrir le pupitre
login-failed = Ce n’est pas la phrase secrète.
login-slow = Trop d’essais. Attendez un instant avant le suivant.
login-home = Retour à la première page

refused-title = Ce lien n’est pas valable
refused-lead = Il ne l’a peut-être jamais été, ou un plus récent l’a remplacé. Demandez un nouveau lien à la régie.
refused-host-title = Ce navigateur est celui de la régie ou de la réalisation
refused-host-lead = Ouvrez le lien sur l’appareil du joueur, ou dans une fenêtre privée.
refused-seat-title = Ce navigateur a une place dans le match
refused-seat-lead = Il ne doit pas montrer ce que voient la régie ou la réalisation. Prenez un autre appareil, ou une fenêtre privée.
refused-hands-title = Un autre navigateur pour l’habillage avec toutes les mains
refused-hands-lead = Le navigateur qui montre toutes les mains n’est ni celui de la régie ni celui d’une place. Donnez son lien au logiciel qui mélange les images, et prenez un autre navigateur, ou une fenêtre privée, pour tout le reste.

host-title = Pupitre de la régie

## Top line
host-episode = Épisode { $number }
host-rehearsal = Répétition
host-stage-ready = Avant le match
host-stage-starter = Qui commence ?
host-stage-dealt = Distribué
host-stage-play = Tour { $turn }
host-stage-over = Match terminé
host-stage-held = En pause
host-connected = Écrans présents : { $there } sur { $all }
host-audiences = { $count ->
    [0] Aucun écran de salle
    [one] { $count } écran de salle
   *[other] { $count } écrans de salle
}
host-hosts = { $count ->
    [one] { $count } pupitre
   *[other] { $count } pupitres
}
host-logout = Quitter
host-logout-again = Confirmer : quitter

## Trouble with the disk
host-trouble-storage_full = Le disque est plein
host-trouble-storage_full-do = Le match est arrêté et rien n’est perdu. Faites de la place sur le disque de la machine qui fait tourner la console.
host-trouble-storage_read_only = Le disque refuse l’écriture
host-trouble-storage_read_only-do = Le match est arrêté et rien n’est perdu. Rendez le dossier des épisodes accessible en écriture.
host-trouble-storage = Le journal ne peut pas être écrit
host-trouble-storage-do = Le match est arrêté et rien n’est perdu. Vérifiez le disque de la machine qui fait tourner la console.
host-trouble-again = Redonnez ensuite l’ordre.
host-trouble-detail = Le disque répond : { $detail }
host-owed = En vigueur, mais pas encore inscrit : { $what }. L’ordre sera redonné de lui-même ; un redémarrage d’ici là l’oublierait.

host-warning-disk_slow = Le disque est lent : jusqu’à { $seconds } s pour une entrée.
host-warning-disk_slow-do = Chaque appui attend d’autant. Fermez ce qui écrit d’autre sur la machine de la console.
host-warning-server_late = La console a du retard : jusqu’à { $seconds } s.
host-warning-server_late-do = Chaque appui attend d’autant. Fermez ce qui tourne d’autre sur la machine de la console.

## Rundown: seats
host-finalists = Finalistes
host-spectators = Spectateurs
host-role-finalist = Finaliste
host-role-player = Joueur
host-role-spectator = Spectateur
host-role-host_seat = Place régie
host-role-candidate = En danger
host-role-opponent = Adversaire
host-role-place = Place { $place }
host-players = Les joueurs
host-seat-here = En ligne
host-seat-away = Hors ligne
host-seat-away-short = Absence
host-seat-stand-in = Une doublure joue
host-seat-host = Sans écran
host-seat-eliminated = A quitté le jeu
host-garnets = { $count ->
    [one] { $count } grenat
   *[other] { $count } grenats
}
host-code-of = Code : { $name }
host-code-show = Montrer les codes
host-code-scan = Scannez pour ouvrir cette place
host-code-close = Fermer
host-code-next = Place suivante
host-code-previous = Place précédente
host-code-count = Place { $index } sur { $all }
host-copy = Copier le lien
host-copied = Copié
host-copy-failed = Non copié : sélectionnez et copiez à la main
host-reissue = Nouveau lien
host-reissue-confirm = Oui, un nouveau lien
host-reissue-warning = L’ancien lien et son écran sont coupés aussitôt.
host-reissue-keep = Le garder
host-stand-in = Doublure
host-stand-in-for = Une doublure joue pour { $name }
host-stand-in-give = Confier la place à une doublure
host-stand-in-take = Rendre la place
host-stand-in-give-again = Confirmer : elle joue
host-stand-in-take-again = Confirmer : rendre
host-nobody = Personne

## Rundown: addresses
host-addresses = Adresses
host-address-links = Les liens utilisent
host-address-one = Les liens utilisent cette adresse
host-address-audience = Écran de salle
host-address-copy = Copier
host-address-open = Ouvrir
host-address-local = Seule cette machine peut l’ouvrir

## Orders
host-begin-chooser = { $name } a plus de grenats et devra dire qui commence.
host-begin-last_winner = { $name ->
    [none] Le sort décidera qui commence.
   *[other] { $name } a gagné le dernier match et commence.
    }
host-begin-random = Le sort décidera qui commence.
host-begin-most = Qui a le plus de grenats devra dire qui commence.
host-begin-missing-many = { $count } joueurs sont hors ligne.
host-begin-lots = Grenats à égalité : le sort dira qui décide.
host-begin-candidate = Grenats à égalité : { $name }, en danger, devra dire qui commence.
host-begin-opponent = Grenats à égalité : { $name }, adversaire, devra dire qui commence.
host-begin-missing-one = { $name } est hors ligne.
host-begin-missing-two = { $first } et { $second } sont hors ligne.
host-pause = Pause
host-resume = Reprendre
host-next = Épisode suivant
host-why-players = Choisissez de { $least } à { $most } joueurs
host-why-second = Choisissez deux finalistes
host-why-garnets = Les grenats sont des nombres entiers à partir de 0
host-why-no-next = Le casting est trop réduit pour un autre épisode

## The match
host-coins = { $coin ->
    [carrot] Carottes
   *[coin] Pièces
    }
host-influence = Influence
host-influence-left = { $count ->
    [0] Plus d’influence
    [one] Reste { $count } influence
   *[other] Reste { $count } influences
}
host-not-dealt = À venir
host-extensions = Prolongations
host-extensions-left = { $count ->
    [0] Plus de prolongation
    [one] Reste { $count } prolongation
   *[other] Reste { $count } prolongations
}
host-lost = Perdus
host-lost-none = Rien de perdu
host-on-turn = C’est son tour
host-out = Hors match
host-asked = Doit répondre
host-answered = A répondu
host-tools-of = { $name } : corrections
host-awaited = { $count ->
    [one] { $names } doit encore répondre.
   *[other] { $names } doivent encore répondre.
    }
host-hand = En main
host-asking = Question en cours
host-asking-since = depuis { $time }
host-asking-nobody = Aucune question en cours.
host-asking-paused = en attente
host-attempt = Sur la table
host-attempt-none = Aucune action sur la table.
host-attempt-cost = { $coins ->
    [one] { $coins } { coin-one } payée
   *[other] { $coins } { coin-many } payées
}
host-shown = Hors jeu, face visible
host-shown-none = Aucun
host-holder-holds = Détient un noble
host-holder-many = Détient { $count } nobles
host-holder-called = À la table
host-holder-out = N’en détient plus
host-steps = Étapes
host-steps-newest = À la dernière étape
host-episodes-none = Aucun épisode antérieur.
host-episode-table = { $first } et { $count } de plus
host-episode-pair = { $first } et { $second }
host-episode-replay = Relecture
host-episode-ready = Pas commencé
host-episode-running = En cours
host-episode-stopped = Terminé sans vainqueur
host-episode-won = { $name } a gagné
host-episode-over = Terminé
host-episode-export = Exporter
host-episode-imported = Importé

## After the match
host-result-won = { $name } gagne
host-result-eliminated = { $name } quitte le jeu.
host-result-stopped = Le match a été interrompu
host-result-stopped-about = Il n’y a pas de vainqueur, et personne ne quitte le jeu.
host-next-choose = Qui joue ensuite ?
host-next-order = dans l’ordre des places, en sens horaire
host-next-swap = Échanger les places
host-next-garnets-of = Grenats : { $name }

host-holder-none = Noble pris
host-seats = Places
host-episodes-bundled = Enregistrements fournis
host-score = Score de la soirée
host-episodes = Épisodes
host-shows-set-up = Émissions
host-more = Plus
host-steps-none = Le match n’a pas commencé. Chaque étape sera racontée ici.

## Rundown and GO
host-rundown = Conducteur
host-go = GO
host-go-end = Fin du conducteur
host-go-none = C’était la dernière séquence. L’épisode suivant s’ouvre ci-dessous.
host-go-needs-result = Attend la fin du match
host-go-not-yet-deal = Attend de savoir qui commence
host-go-not-yet-play = Attend que les nobles soient distribués
host-early = Trop tôt : cela venait de changer. Appuyez encore.
host-go-held = Retenu par ce qui est listé ci-dessous
host-go-anyway = Passer outre
host-go-anyway-again = Confirmer : passer outre, et le noter
host-go-deals = Les nobles vont être distribués.
host-go-plays = Le jeu commence et le premier chrono part.
host-go-plays-untimed = Le jeu commence, sans chrono.
host-show-not-begun = Avant l’émission
host-show-time = Émission { $time }
host-show-late = { $time } de retard
host-show-early = { $time } d’avance
host-show-on-time = À l’heure
host-cue-notes = Notes de la séquence
host-cue-took = Durée réelle
host-cue-planned = Durée prévue
host-cue-done = (faite)
host-cue-now = (en cours)
host-cue-next = (suivante)
host-cue-later = (plus tard)
host-cue-take = Confirmer : la lancer
host-cue-repeat = Confirmer : la relancer
host-cue-back = Confirmer : y revenir
host-cue-skip = { $count ->
    [one] Confirmer : en sauter une
   *[other] Confirmer : en sauter { $count }
}
host-again = Confirmez
host-again-short = ?
host-hold-on = Maintenez…
host-hold-broken = Pas de contact : rien n’est fait
host-hold-broken-again = Contact rétabli : maintenez de nouveau

## Cues of the rundown that every show has unless it brings its own
cue-welcome = Accueil
cue-welcome-notes = Accueillez la salle. Dites qui est en danger et ce qui se joue ce soir.
cue-welcome-table = Accueil
cue-welcome-table-notes = Accueillez la salle à la table.
cue-players = Les joueurs
cue-players-notes = Appelez les joueurs à la table, dans le sens horaire. Chacun ouvre maintenant sa place.
cue-rules-table = Les règles
cue-rules-table-notes = Deux nobles chacun. Annoncez ce que vous voulez, vrai ou faux. Le dernier joueur avec un noble gagne.
cue-seal-table = Le sceau
cue-seal-table-notes = L’empreinte à l’écran fixe le nombre secret avant toute donne. Demandez à la salle de la prendre en photo. Puis demandez à chaque joueur de toucher trois fois sa tablette.
cue-deal-table = La donne
cue-deal-table-notes = Deux nobles par joueur. Personne ne montre les siens à personne.
cue-winner = Le vainqueur
cue-winner-notes = Nommez le vainqueur. Tous les nobles sont retournés.
cue-score = Le score
cue-score-notes = Les matchs gagnés ce soir ; à égalité, les influences gardées. Le vainqueur de ce match pourra commencer le suivant.
cue-finalists = Les finalistes
cue-finalists-notes = Présentez les deux finalistes et les spectateurs, avec leurs grenats. Chacun ouvre maintenant sa place.
cue-garnets = Les grenats
cue-garnets-notes = Comparez les grenats. Qui en a le plus dit qui commence ; la réponse vient de sa tablette.
cue-rules = Les règles
cue-rules-notes = Deux nobles chacun. Annoncez ce que vous voulez, vrai ou faux. Qui perd un défi perd un noble ; qui n’en a plus quitte le jeu.
cue-seal = Le sceau
cue-seal-notes = L’empreinte à l’écran fixe le nombre secret avant toute donne. Demandez à la salle de la prendre en photo. Puis demandez aux finalistes de toucher trois fois leur tablette.
cue-seal-none = On distribue de vraies cartes : il n’y a pas de sceau. Passez à la donne.
cue-deal = La donne
cue-deal-notes = Deux nobles par finaliste, un par spectateur. Personne ne montre les siens à personne.
cue-play = Le jeu
cue-play-notes = Lisez chaque annonce à voix haute. Demandez le silence dans la salle tant que quelqu’un doit répondre.
cue-verdict = Le verdict
cue-verdict-notes = Dites qui reste. Laissez l’image un moment.
cue-elimination = L’élimination
cue-elimination-notes = Les derniers mots de qui nous quitte. Tous les nobles sont retournés.
cue-proof = La preuve
cue-proof-notes = Le nombre secret est montré, et doit correspondre au sceau que la salle a photographié. À partir d’ici, plus de retour en arrière.
cue-end = Au revoir
cue-end-notes = Remerciez la salle et souhaitez une bonne nuit.

## The gate before play
host-gate-several = { $what } { $count ->
    [one] Et une autre raison.
   *[other] Et { $count } autres raisons.
    }
host-gate-finalist_away = { $name } n’a pas d’écran.
host-gate-finalist_away-do = Montrez de nouveau le code, ou faites jouer une doublure.
host-gate-not_tapped = { $name } n’a pas encore touché trois fois.
host-gate-not_tapped-do = Demandez ces appuis, qui s’ajoutent aux tirages ; la donne peut s’en passer.
host-gate-tablet_hidden = La tablette montre autre chose : { $name }.
host-gate-tablet_hidden-do = Ramenez-y la page au premier plan.
host-gate-tablet_asleep = La tablette peut s’endormir : { $name }.
host-gate-tablet_asleep-do = Touchez-la une fois, ou réglez-la pour ne jamais se verrouiller.
host-gate-old_build = La page est ancienne : { $name }.
host-gate-old_build-do = Rechargez-la sur cet appareil.
host-gate-no_audience = Il n’y a pas d’écran de salle.
host-gate-no_audience-do = Ouvrez son adresse sur le projecteur (Plus, à droite).
host-gate-no_sound = Aucun écran de salle n’a de son.
host-gate-no_sound-do = Appuyez là-bas sur une touche, ou cliquez ; ou coupez le son de la salle.
host-gate-no_dealer = Personne n’est sur la page de saisie des cartes.
host-gate-no_dealer-do = On distribue de vraies cartes : ouvrez la page de la réalisation et saisissez-les là.
host-gate-not_in_show = { $name } n’est plus dans l’émission.
host-gate-not_in_show-do = Remettez cette personne dans le fichier de l’émission et rouvrez-la ; sans écran, elle ne voit ni nobles ni questions.
host-gate-show_changed = Le fichier de l’émission n’est pas celui avec lequel ce match a été ouvert.
host-gate-show_changed-do = Le match suit l’ancien. Pour jouer selon le nouveau, terminez le match et ouvrez le suivant.
host-gate-disk_slow = Le disque est lent.
host-gate-disk_slow-do = Fermez ce qui écrit d’autre sur la machine de la console.
host-gate-disk_full = Le disque est presque plein.
host-gate-disk_full-do = Faites de la place sur la machine de la console.
host-limited = Ralentis ou refusés :
host-limited-connections = { $address } ouvre trop de connexions ({ $count })
host-limited-tries = { $address } essaie des phrases secrètes ({ $count })
host-limited-messages = { $address } envoie trop vite ({ $count })
host-gate-copy_failed = Aucune sauvegarde n’a pu être faite.
host-gate-copy_failed-do = Le terminal dit pourquoi. Faites-en une à la main : deathmatch backup.

## The room
host-room = Écran de salle
host-program = À l’écran
host-preview = Aperçu
host-scenes = Scènes
host-scene-title = Titre
host-scene-cast = Casting
host-scene-rules = Règles
host-scene-nobles = Nobles
host-scene-seal = Sceau
host-scene-proof = Preuve
host-scene-score = Score
host-scene-board = Table
host-scene-spectators = Tribune
host-scene-result = Résultat
host-scene-message = Message
host-scene-black = Noir
host-scene-slate = Carton
host-scene-highlight = Temps fort
host-take = TAKE
host-take-scene = { $scene }
host-take-pinned = { $scene }, fixe
host-take-none = est déjà à l’écran
host-take-follows = Tant que quelqu’un doit répondre, la table reste. Fixez la scène pour la montrer maintenant.
host-take-dark = Visible dès que la salle sera rallumée.
host-pin = Fixer
host-pin-about = Une scène fixe reste quand la table devrait revenir d’elle-même
host-pinned = fixe
host-program-panic = urgence
host-program-black = sur { $scene }
host-larger = Zoom
host-sound = Son
host-sound-volume = Volume de la salle
host-sound-mute = Couper
host-sound-muted = coupé
host-sound-on = { $all ->
    [one] L’écran a le son.
   *[other] Écrans avec le son : { $on } sur { $all }.
    }
host-sound-waiting = Aucun écran n’a encore de son : appuyez là-bas sur une touche, ou cliquez.
host-sound-off = Aucun écran n’a de son.
host-black = Noir
host-black-off = La salle passe au noir
host-black-on = Appuyez pour rallumer la salle
host-black-under = Noir sous le carton
host-panic = Urgence
host-panic-about = Carton aussitôt, chronos arrêtés
host-panic-leave = Maintenez une seconde pour sortir
host-panic-band = Urgence.
host-panic-band-do = La salle voit le carton et le match est arrêté. Maintenez P ou le bouton une seconde pour en sortir ; puis reprenez.

## Orders
host-order-pending = Envoi…
host-key-space = Espace
host-key-escape = Échap
host-key-enter = Entrée
host-why-no-contact = Pas de contact avec la console
host-why-disk = Attend que le disque accepte l’écriture
host-why-dealing = Attend que les cartes soient saisies
host-next-players = { $count } joueurs
host-next-about = { $first } contre { $second }
host-next-again = Confirmer : ouvrir l’épisode suivant
host-pause-about = Tous les chronos s’arrêtent. Personne ne peut répondre avant la reprise.
host-pause-not-begun = Le match n’a pas commencé
host-pause-waits-deal = Rien ne tourne : la donne attend GO
host-pause-waits-play = Rien ne tourne : le jeu attend GO
host-resume-about-host = Les chronos repartent de là où ils étaient.
host-resume-about-restart = Les chronos repartent de là où ils étaient.
host-resume-about-technical = Tout le monde est prêt : les chronos repartent.
host-resume-about-appeal = Le recours est réglé : les chronos repartent.
host-resume-about-rewind = Le jeu reprend au point du retour en arrière.
host-resume-about-panic = Les chronos repartent de là où ils étaient.
host-appeal = Recours
host-appeal-about = Arrête, et montre la dernière minute
host-appeal-reads = Montre la dernière minute
host-corrections = Corrections
host-corrections-about = Revenir, répondre, terminer
host-pause-first = Mettre d’abord le match en pause

host-done-go = { $cue } : c’est parti.
host-done-scene = { $scene } : à l’écran.
host-done-black-on = La salle est au noir.
host-done-black-off = La salle est rallumée.
host-done-panic-on = La salle voit le carton.
host-done-panic-off = Fin de l’urgence : reprenez.
host-done-overlay-on = Affiché de nouveau.
host-done-overlay-off = Masqué.
host-done-reissue_hands = Nouveau lien créé. L’ancien ne marche plus.
host-done-clocks-on = Les chronos comptent de nouveau.
host-done-clocks-off = Plus personne n’est chronométré.
host-done-pause = En pause.
host-done-appeal = Le match est arrêté.
host-done-resume = Le match reprend.
host-done-end = Le match a été interrompu.
host-done-declare = Le vainqueur est déclaré.
host-done-next = L’épisode suivant est prêt.
host-done-time = { $seconds } s pour { $name }.
host-done-extension-given = Une prolongation de plus.
host-done-extension-taken = Une prolongation de moins.
host-done-expire = Temps écoulé. Le match continue.
host-done-answer_for = La réponse compte.
host-done-rewind = Retour en arrière fait. Le match est arrêté.
host-done-rewind-left = C’est noté. Pas de retour en arrière.
host-done-say = Le message s’affiche.
host-done-highlight = Le temps fort passe.
host-done-end_highlight = Le temps fort est terminé.
host-done-sound = Le volume est à { $volume } %.
host-done-sound-muted = Le son de la salle est coupé.
host-done-unsay = Le message est retiré.
host-done-reissue = Nouveau lien créé. L’ancien ne marche plus.
host-done-base = Tous les liens utilisent la nouvelle adresse.
host-stand-in-done-on = La doublure joue.
host-stand-in-done-off = La place est rendue à son joueur.

host-refused-already = Quelqu’un vous a devancé : c’est déjà fait.
host-refused-dark_unwritten = C’est caché, mais pas encore inscrit.
host-refused-taken_back = Retiré, rien n’a été inscrit.
host-refused-closed = Quelqu’un vous a devancé : cette question est close.
host-refused-no_cue = Cette séquence n’est plus dans le conducteur.
host-refused-match_runs = Pas encore : le match est en cours.
host-refused-not_yet = Pas encore : le match n’en est pas là.
host-refused-no_entry = Cette entrée ne compte plus : quelqu’un est revenu en arrière.
host-refused-seal_open = Le nombre secret a été montré : plus de retour en arrière possible.
host-refused-no_episode = Cette émission n’a pas cet épisode.
host-refused-too_long = Ce passage est trop long pour la salle. Choisissez-en un plus court.
host-refused-no_clocks = Il n’y a pas de chrono : le match se joue sans.
host-refused-not_asked = Ce joueur n’a pas à répondre maintenant. Rien n’a changé.
host-refused-paused = Le match est arrêté. Reprenez-le d’abord.
host-refused-cannot_pay = Il n’y a pas assez de { coin-many } pour cela.
host-refused-not_legal = Les règles ne l’admettent pas maintenant, ou le joueur ne l’a pas.
host-refused-no_extension = Il n’y a pas de prolongation à prendre.
host-refused-no_contact = Contact perdu : l’ordre n’est pas renvoyé. Vérifiez avant de maintenir de nouveau.
host-refused-gate = { $count ->
    [one] Retenu : une raison est listée ci-dessous.
   *[other] Retenu : { $count } raisons sont listées ci-dessous.
}

## Why it stands still
host-stage-waits = Attend GO
host-stage-dealing = Attend les cartes
host-held-host = En pause. Les chronos sont arrêtés et personne ne peut répondre.
host-held-restart = La console a redémarré. Le match en est au même point et les chronos sont arrêtés. Reprenez quand tout le monde est revenu.
host-held-technical = Arrêt technique.
host-dealing = La donne est en cours. Ce qui est demandé comptera dès que les cartes seront saisies.
host-held-appeal = Recours. Le match est arrêté jusqu’à la reprise.
host-held-rewind = Le jeu est revenu en arrière et il est arrêté. Reprenez quand tout le monde a compris.
host-held-panic = Le match est arrêté depuis l’urgence. Reprenez quand la salle est prête.
host-waits-deal = On sait qui commence. La donne attend GO.
host-waits-play = Les nobles sont distribués. Le jeu attend GO.
host-hold-lost = Tablette perdue, { $name } : { $seconds } s de son propre temps.
host-hold-all = Rendre les { $seconds } s
host-hold-none = Ne rien rendre
host-hold-some = Rendre
host-hold-typed = Secondes à rendre
host-hold-given = { $name } récupère { $seconds } s. Reprenez quand tout le monde est prêt.
host-hold-kept = Rien n’est rendu. Reprenez quand tout le monde est prêt.
host-ring = Écran disparu : { $name }.
host-ring-do = Ramenez-le, ou donnez-en un autre avec le code.

## Clocks
host-clock-of = Chrono : { $name }
host-seconds = { $seconds } s
host-time-about = Pour la question en cours
host-time-typed = Secondes à donner à { $name }, ou à retirer avec un moins
host-time-hint = s
host-time-give = Donner
host-time-take = Retirer
host-extension-give = Donner une prolongation
host-extension-take = Retirer une prolongation
host-expire = Temps écoulé
host-expire-of = Temps écoulé pour { $name }
host-expire-about = La question s’arrête maintenant, comme au bout du chrono
host-answer-for = Répondre pour
host-untimed = Jouer sans chrono
host-timed = Remettre les chronos
host-reason = Motif
host-reason-hint = pour le journal
host-reason-technical = Panne technique
host-reason-mistap = Appui par erreur
host-reason-word = Sur parole du joueur
host-reason-ruling = Décision du plateau
host-reason-appeal = Recours

## Corrections
host-part-rewind = Revenir en arrière
host-part-answer = Répondre pour une place
host-part-ruling = Déclarer ou annuler
host-asked-server = Question à la console…
host-history = Ce qui s’est passé, du plus récent au plus ancien
host-rewind-choose = Choisissez ce qui n’aurait pas dû arriver. Le jeu revient juste avant.
host-rewind-none = Rien n’est encore choisi. Ce qui serait annulé, et où en serait le match, est montré ici avant que rien n’arrive.
host-rewind-then = Le match en serait là
host-rewind-undone = { $count ->
    [one] { $count } étape serait annulée
   *[other] { $count } étapes seraient annulées
}
host-rewind = Revenir en arrière
host-rewind-again = Confirmer : revenir
host-rewind-leave = Laisser en l’état, et le noter
host-then-turn = Tour { $turn }, à { $name } de jouer.
host-then-before = Avant le premier tour.
host-then-asked = Question à { $names } ({ $kind }).
host-then-figures = { $coins } · { $influence }
host-then-clock = · reste { $time }
host-entry-TakeCue = Une séquence a été lancée.
host-entry-SetPanic = Urgence, ou sa fin.
host-entry-ShowHighlight = Un temps fort pour la salle.
host-entry-EndHighlight = Le temps fort était terminé.
host-entry-other = Un ordre de la régie.
host-seen = Cela a été vu depuis, et serait de nouveau caché
host-seen-hand = { $who } a vu un noble en main chez { $where }.
host-seen-holder = { $who } a vu le noble détenu par { $where }.
host-seen-everybody-hand = Tout le monde a vu un noble en main chez { $where }.
host-seen-everybody-holder = Tout le monde a vu le noble détenu par { $where }.
host-treat = Qu’en fait-on ?
host-treat-keep = Garder
host-treat-draw_anew = Tirer de nouveau
host-treat-leave = Laisser en l’état
host-treat-keep-about = Les nobles restent où ils sont. Qui les a vus les connaît.
host-treat-draw_anew-about = Ce qui a été vu est échangé contre des nobles tirés parmi tous ceux qui sont cachés. Ce qui a été vu n’apprend plus rien.
host-treat-leave-about = Pas de retour en arrière. Le journal dit que la question s’est posée.
host-kind-starter = qui commence
host-kind-side = choisir un camp
host-kind-draft = choisir un noble
host-kind-reveal = montrer un noble
host-kind-examine = laisser ou faire changer
host-kind-act = une action
host-kind-answer = défier ou bloquer
host-kind-challenge = défier
host-kind-block = bloquer
host-kind-doubt = défier le blocage
host-kind-show = montrer un noble
host-kind-lose = perdre un noble
host-kind-take = prendre un noble
host-kind-call = appeler des spectateurs
host-kind-keep = garder et rendre
host-answer-about = Seul ce que chacun peut savoir est proposé. La console vérifie que le joueur peut le faire, et le journal dit que vous avez répondu.
host-answer-says = { $name } dit
host-says-act-target = { $action } : { $target }
host-says-allow = Laisser passer
host-says-challenge = Défier
host-says-block = Bloquer avec { $the_noble }
host-says-force = Faire changer
host-says-leave = Laisser
host-says-show = Le montrer
host-says-refuse = Ne pas le montrer
host-says-call = { $count ->
    [one] Appeler
   *[other] Appeler ces { $count }
}
host-says-keep = Garder et rendre
host-says-keeps = Garde, { $number }
host-says-gives = Rendu à { $name }
host-says-choose = Choisir
host-declare = Déclarer le vainqueur
host-declare-about = Un finaliste se retire ou a enfreint les règles : l’autre gagne, et le perdant quitte le jeu.
host-declare-winner-about = Le match s’arrête ici, gagné par la personne que vous nommez.
host-declare-wins = Qui gagne ?
host-declare-loser = Qui perd ?
host-declare-cause = Pourquoi ?
host-declare-who = Choisissez qui perd
host-declare-winner = Maintenir : { $name } gagne
host-cause-retirement = Abandon
host-cause-breach = Règle enfreinte
host-end = Annuler le match
host-end-about = Le match s’arrête ici sans vainqueur, et personne ne quitte le jeu.
host-end-hold = Maintenir : match annulé
host-end-over = Le match est terminé.

## Appeal
host-appeal-title = La dernière minute
host-appeal-none = Personne n’a eu à répondre pendant la dernière minute.
host-appeal-more = Réflexion : selon l’horloge de la tablette. Total : jusqu’à l’arrivée de la réponse ici. On peut rendre du temps au joueur qui doit répondre maintenant ; pour annuler une réponse, revenez juste avant elle.
host-appeal-head-when = Posée
host-appeal-head-seat = Qui
host-appeal-head-kind = Pour
host-appeal-head-by = Réponse
host-appeal-head-thought = Réflexion
host-appeal-head-took = Total
host-appeal-head-clock = Chrono
host-appeal-head-line = Réseau
host-appeal-head-back = Agir
host-appeal-ago = il y a { $time }
host-appeal-seconds = { $seconds } s
host-appeal-unknown = –
host-appeal-open = en cours
host-appeal-by-seat = tablette
host-appeal-by-host = régie
host-appeal-by-clock = chrono
host-appeal-by-stand_in = doublure
host-appeal-clock = { $before } → { $after }
host-appeal-before = Revenir juste avant
host-appeal-refused = Appuis qui n’ont pas compté
host-appeal-thought = Réflexion { $seconds } s, selon la tablette.
host-give-back = Rendre { $seconds } s
host-give-back-not-asked = Ce joueur n’a pas à répondre maintenant : aucun chrono ne peut le recevoir
host-give-back-typed = Autre durée
host-give-back-to = Donner à { $name }

## Messages
host-messages = Messages
host-messages-count = { $count ->
    [one] { $count } message affiché
   *[other] { $count } messages affichés
}
host-messages-showing = Affichés maintenant
host-messages-none = Aucun message affiché.
host-messages-prepared = Préparés
host-message-text = Message
host-message-hint = Texte pour : { $to }
host-message-send = Envoyer
host-message-again = Confirmez l’envoi ({ $to })
host-message-take = Retirer
host-message-in-room = Sur l’écran de salle
host-message-unseen = Personne ne l’a encore refermé
host-message-seen = Vu par { $names }
host-to-room = La salle
host-to-seats = Toutes les places
host-to-seat = Une place…

## Screens
host-screens = Écrans
host-screens-about = Chaque écran tel qu’il est, masqué : ni noble ni réponse sur cette page. La pastille compte les nobles cachés que l’écran lui-même montre.
host-screens-room = La salle
host-screens-others = Écrans des spectateurs
host-screens-none = Montre 0 secret
host-screens-some = { $places } : { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
  }
host-screens-unknown = Non compté
host-secret-hand = Sa main
host-secret-holder = Son noble
host-secret-called = Noble appelé
host-secret-other_hand = Main d’un autre
host-secret-other_holder = Noble d’un autre
host-secret-other_called = Noble appelé d’un autre
host-screens-frame = Écran masqué : { $name }

## L’habillage d’antenne
host-overlay = Habillage d’antenne
host-overlay-elements = Ce que montre l’habillage
host-overlay-finalists = Joueurs
host-overlay-clock = Chrono
host-overlay-claim = Annonces
host-overlay-hands = Toutes les mains
host-overlay-link = Habillage, ouvert à tous
host-hands-link = Habillage avec toutes les mains
host-hands-link-about = Qui a ce lien voit toutes les mains, en différé. Il est copié, pas affiché ; donnez-le au logiciel qui mélange les images et à personne d’autre.
host-hands = Toutes les mains à l’antenne
host-hands-on = Toutes les mains sont à l’antenne.
host-hands-off = Toutes les mains sont hors antenne.
host-hands-held = Toutes les mains sont hors antenne jusqu’à la prochaine entrée du journal.
host-hands-dump = Mains hors antenne
host-hands-again = Remettre à l’antenne
host-late = Retard mesuré { $measured } s, réglé { $seconds } s.
host-late-none = Retard réglé { $seconds } s ; rien n’est encore à l’antenne.
host-late-live = En direct, sans retard : l’émission n’en règle aucun.

## Devices
host-devices = Appareils
host-device-host = Pupitre de la régie
host-device-audience = Écran de salle
host-device-director = Page de la réalisation
host-device-overlay = Habillage d’antenne
host-device-hands = Habillage avec toutes les mains
host-device-head-seat = Appareil
host-device-head-state = État
host-device-head-since = Là depuis
host-device-head-seen = Dernier signe
host-device-head-rtt = Réseau
host-device-head-size = Écran
host-device-head-awake = Éveil
host-device-head-battery = Batterie
host-device-head-build = Page
host-device-well = Bon
host-device-ago = { $seconds ->
    [0] maintenant
   *[other] il y a { $seconds } s
}
host-device-ms = { $ms } ms
host-device-size = { $width } × { $height }
host-device-percent = { $percent } %
host-device-charging = en charge
host-device-old = ancienne
host-device-current = à jour
host-device-hidden = autre chose devant
host-device-awake-held = tenu éveillé
host-device-awake-lost = peut s’endormir
host-device-awake-unavailable = selon ses réglages
host-device-awake-unknown = inconnu
host-device-head-sound = Son
host-device-sound-on = actif
host-device-sound-waiting = attend une touche
host-device-sound-off = sans
host-fault-ring = disparu en jeu
host-fault-absent = sans écran
host-fault-silent = muet
host-fault-hidden = caché
host-fault-asleep = peut dormir
host-fault-silent_room = pas encore de son
host-fault-stale = page ancienne
host-fault-battery = batterie faible
host-fault-slow = réseau lent
host-directors = { $count ->
    [one] Page de la réalisation ouverte
   *[other] { $count } pages de la réalisation ouvertes
}

## Ledger
host-ledger = Où sont les nobles
host-ledger-none = { $all } nobles, pas encore distribués
host-ledger-places = { $hands } en main · { $room } en salle{ $table ->
    [0] {""}
   *[other] { " · " }{ $table } à la table
} · { $up } face visible
host-ledger-table = { $hands } en main · { $up } face visible · { $court } à la Cour
host-ledger-right = { $sum } = { $all }
host-ledger-wrong = { $sum } ≠ { $all }
host-ledger-all = Les { $all } sont là.
host-ledger-not-all = On en retrouve { $sum } sur { $all }. Arrêtez le match et regardez le journal.
host-ledger-hand = Main : { $name }
host-ledger-lost = Perdu par { $name }, face visible
host-ledger-shown = Montré et hors jeu, face visible
host-ledger-court = La Cour
host-ledger-aside = Mis de côté, non choisi
host-ledger-holder = Chez { $name }
host-ledger-called = Appelé chez { $name }, sur la table

## Keys
host-keys = Touches
host-keys-about = Espace vaut GO ; tant que quelqu’un doit répondre ou que le match est arrêté, Espace vaut Pause et Reprendre. Entrée active le bouton qui a le focus ; Tab passe au suivant, les flèches aussi dans un formulaire. Les flèches changent d’onglet. Les touches sont inactives pendant la saisie.
host-keys-show = Émission
host-keys-clocks = Chronos de qui doit répondre
host-keys-room = Écran de salle
host-keys-seats = Places et messages
host-keys-panel = Pupitre
host-key-does-space = GO ; en jeu, Pause et Reprendre
host-key-does-go = GO, toujours
host-key-does-anyway = Passer outre ce qui retient le jeu (deux fois)
host-key-does-rundown = Aux séquences : flèches, puis Entrée deux fois
host-key-does-next = Épisode suivant (deux fois)
host-key-does-appeal = Recours : arrêter, et voir la dernière minute
host-key-does-corrections = Corrections
host-key-does-answer = Répondre pour qui doit répondre
host-key-does-declare = Déclarer le vainqueur, dans Corrections (maintenir)
host-key-does-end = Annuler le match, dans Corrections (maintenir)
host-key-does-more = 10 secondes de plus
host-key-does-less = 10 secondes de moins (deux fois)
host-key-does-seconds = Autre durée : la taper, Entrée ; avec un moins, Entrée deux fois
host-key-does-extension = Une prolongation de plus
host-key-does-fewer = Une prolongation de moins (deux fois)
host-key-does-expire = Temps écoulé (deux fois)
host-key-does-untimed = Sans chrono (deux fois), avec chrono
host-key-does-reason = Écrire le motif de la prochaine correction
host-key-does-hold = À l’arrêt technique : flèches, puis Entrée
host-key-does-black = Noir, et retour
host-key-does-panic = Urgence ; maintenue une seconde : en sortir
host-key-does-take = TAKE de l’aperçu
host-key-does-pin = Fixer ce qui est pris
host-key-does-screens = Tout écran, masqué, avec ses secrets comptés
host-key-does-larger = Agrandir les deux écrans
host-key-does-scenes = Une scène dans l’aperçu
host-key-does-highlight = Un temps fort : un passage d’épisode pour la salle
host-key-does-cut = Couper le temps fort
host-key-does-quieter = La salle moins fort
host-key-does-louder = La salle plus fort
host-key-does-mute = Couper le son de la salle, et le remettre
host-key-does-dump = Mains hors antenne
host-key-does-message = Écrire un message
host-key-does-room = Message à la salle
host-key-does-seats = Message à toutes les places
host-key-does-seat = Message à une place : flèches, puis Entrée
host-key-does-devices = Appareils
host-key-does-codes = Codes
host-key-does-copy = Copier le lien affiché
host-key-does-reissue = Nouveau lien pour la place affichée (deux fois)
host-key-does-first = Doublure du premier finaliste, ou du joueur choisi à la table (deux fois)
host-key-does-second = Doublure du second finaliste (deux fois)
host-key-does-ledger = Où sont les nobles
host-key-does-earlier = Colonne de droite : onglet précédent
host-key-does-later = Colonne de droite : onglet suivant
host-key-does-into = Dans cet onglet : flèches, puis Entrée
host-key-does-middle = Au milieu, avant et après un match : flèches, puis Entrée
host-key-does-leave = Quitter (deux fois)
host-key-does-help = Cette liste

## Other programs
host-api = Pour d’autres programmes
host-api-hidden = Le jeton est masqué.
host-api-show = Montrer le jeton
host-api-hide = Le masquer
host-api-copy = Copier le jeton
host-api-description = Description

## Highlights
host-highlight = Temps fort
host-highlight-about = Un passage d’épisode passe sur l’écran de salle pendant que le match est arrêté ; puis la table revient. Le premier moment choisi l’ouvre, un moment suivant le ferme. Sans second moment, il va jusqu’à la fin de son tour.
host-highlight-none = Aucun épisode n’a encore commencé.
host-highlight-away = L’épisode est illisible.
host-highlight-episode = Épisode { $number } : { $players }
host-highlight-moments = Moments
host-highlight-choose = Choisissez le moment où il commence.
host-highlight-runs = Le match est en cours.
host-highlight-skip = Attentes courtes
host-highlight-show = Le montrer à la salle
host-highlight-length = Il dure { $time }.
host-highlight-on = Un temps fort, épisode { $number }, est à l’écran : { $now } sur { $all }
host-highlight-cut = Couper
