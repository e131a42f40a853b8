## The page on which an episode plays again.

replay-title = Relecture
replay-episode = Épisode { $episode }
replay-running = Cet épisode n’est pas terminé. Ce qu’on en a s’arrête à sa dernière entrée enregistrée.
replay-loading = Un instant
replay-lost = Le serveur est injoignable. Relancez la relecture.
replay-stage = Ce qui est montré
replay-controls = Lecture
replay-play = Lire
replay-pause = Pause
replay-step-back = Décision précédente
replay-step-on = Décision suivante
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-time = { $now } / { $all }
replay-time-turn = { $now } sur { $all }, { $turn ->
    [0] avant le premier tour
   *[other] tour { $turn }
    }
replay-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
    }
replay-speed = Vitesse
replay-speed-of = { $speed }×
replay-skip = Sauter les réflexions
replay-skip-about = Chaque attente dure deux secondes au plus
replay-view = Point de vue
replay-view-room = La salle
replay-view-all = Toutes les mains
replay-views-finalists = Finalistes
replay-views-players = Joueurs
replay-views-spectators = Spectateurs
replay-full = Plein écran
replay-keys = Touches
replay-close = Fermer
replay-timeline = Frise
replay-marks-more = { $count ->
    [one] et encore { $count }
   *[other] et encore { $count }
    }

replay-mark-turn = Tour
replay-mark-claim = Annonce
replay-mark-challenge = Défi
replay-mark-challenge_won = Défi gagné
replay-mark-challenge_lost = Défi perdu
replay-mark-loss = Perte
replay-mark-extension = Prolongation
replay-mark-pause = Pause
replay-mark-time_out = Temps écoulé
replay-mark-correction = Correction de la régie
replay-mark-rewind = Retour en arrière
replay-mark-end = Fin

replay-key-space = Espace
replay-key-home = Début
replay-key-end = Fin
replay-key-does-toggle = lire ou mettre en pause
replay-key-does-move = { $way ->
    [back] reculer de { $seconds } secondes
   *[on] avancer de { $seconds } secondes
    }
replay-key-does-step = { $way ->
    [back] décision précédente
   *[on] décision suivante
    }
replay-key-does-turn = { $way ->
    [back] tour précédent
   *[on] tour suivant
    }
replay-key-does-tenth = à ce dixième de l’épisode
replay-key-does-edge = { $way ->
    [back] au début
   *[on] à la fin
    }
replay-key-does-speed = { $way ->
    [back] plus lent
   *[on] plus rapide
    }
replay-key-does-skip = sauter les réflexions, ou non
replay-key-does-view = point de vue suivant
replay-key-does-full = plein écran
replay-key-does-help = ces touches
