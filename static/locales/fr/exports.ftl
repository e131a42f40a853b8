## Exports: the match in words and in notation.

export-title = { $show }, épisode { $number }
export-times-wall = Les temps sont en heures, minutes et secondes depuis la première entrée, en temps réel.
export-times-episode = Les temps sont en heures, minutes et secondes depuis la première entrée, sans les arrêts de la console.
export-holds = { $seat } détient : { $nobles }.
export-notation = Notation : un signe par décision ; ce qui en est sorti est entre parenthèses ; un nombre ouvre un tour.

notation-starter = A désigne B pour commencer
notation-act = une action, et > qui elle vise
notation-allow = laisse passer
notation-challenge = défie la dernière annonce
notation-block = bloque en annonçant un noble
notation-show = montre le noble annoncé
notation-refuse = ne le montre pas
notation-shown = le noble était là et il est montré
notation-caught = le noble n’était pas là
notation-lose = perd un noble
notation-take = prend le noble d’un spectateur
notation-call = appelle des spectateurs
notation-keep = garde des nobles, et ; en donne un à chaque spectateur (là où on peut le savoir)
notation-extend = prend une prolongation
notation-time_up = temps écoulé ; ce qui s’est passé à la place est entre parenthèses
notation-answered_for = sur ordre de la régie
notation-out = sort du match
notation-won = gagne
notation-absent = le noble n’était pas là, comme annoncé
notation-present = le noble était là, malgré l’annonce
notation-other = une autre réponse, par son mot
notation-order = un ordre de la régie ; « back » ramène le jeu avant cette entrée

export-captions = Ce qui se passe dans le match, au moment où cela se passe.

## The panel's page for exports.

exports-title = Exporter un épisode
exports-of = { $show }, épisode { $number }
exports-running = Il n’est pas terminé : voici seulement ce que la salle peut savoir.
exports-failed = Ces indications ne vont pas ensemble. Une cadence drop-frame (df) a un point-virgule avant les images, les autres un deux-points. En drop-frame, une minute commence à l’image 02 (à 59,94 : 04), sauf les minutes 00, 10, 20, 30, 40 et 50.
exports-kind = Format
exports-kind-jsonl = Enregistrement (jsonl) : tout, pour rejouer et vérifier
exports-kind-jsonl-covered = Enregistrement (jsonl), masqué jusqu’à la publication du nombre secret : ce que la salle a entendu, et des empreintes
exports-kind-csv = Tableau (csv) : une ligne par décision, ordre et temps écoulé
exports-kind-text = Texte : le match en mots et en notation
exports-kind-score = Score (csv) : la soirée jusqu’à ce match
exports-kind-vtt = Sous-titres (vtt)
exports-kind-edl = Repères de montage (edl) : CMX 3600 avec locators
exports-kind-otio = Repères de montage (otio) : OpenTimelineIO
exports-kind-html = Relecture (html) : un seul fichier, lisible dans tout navigateur
exports-view = Point de vue
exports-view-room = La salle
exports-view-all = Toutes les mains
exports-language = Langue
exports-time = Temps
exports-time-wall = Comme les caméras
exports-time-episode = Sans les redémarrages
exports-camera = Timecode des caméras
exports-rate = Images par seconde
exports-start = Début de la caméra
exports-offset = Première entrée après
exports-camera-about = Le dernier est en millisecondes ou en timecode ; avec un moins, la première entrée précède le début de la caméra.
exports-go = Télécharger
exports-more = La commande « deathmatch export » en fait autant, et davantage.
exports-back = Retour au pupitre

## Les têtes des tableaux.

csv-entry = entrée
csv-kind = type
csv-taken_back = annulée
csv-episode_ms = épisode_ms
csv-wall = heure
csv-timecode = timecode
csv-thought_ms = réflexion_ms
csv-by = par
csv-name = nom
csv-turn = tour
csv-question = question
csv-what = réponse
csv-detail = détail
csv-notation = notation
csv-outcome = suite
csv-reason = raison
csv-coins = { $coin ->
    [carrot] carottes_{ $seat }
   *[coin] pièces_{ $seat }
    }
csv-influence = influence_{ $seat }
csv-nobles = nobles_{ $seat }
csv-place = rang
csv-id = id
csv-won = gagnés
csv-kept = gardées
csv-played = joués
