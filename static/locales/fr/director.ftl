# The director’s page: all hands, for the gallery.

director-title = Réalisation
director-mark = Toutes les mains. Jamais à la vue de la salle.
director-lead = Cette page montre tous les nobles cachés. Son ouverture est notée dans l’épisode, et la régie voit qu’elle est ouverte.
director-passphrase = Phrase secrète de la réalisation
director-enter = Ouvrir la page
director-where = La phrase secrète de la réalisation est dans le terminal qui fait tourner la console. Ce n’est pas celle de la régie.
director-logout = Quitter
director-episode = Épisode { $episode }
director-turn = Tour { $turn }
director-phase-ready = Avant le match
director-phase-starter = Qui commence ?
director-phase-deal = La donne
director-phase-dealt = Distribué
director-phase-over = Match terminé
director-display = À l’écran : { $scene ->
    [title] titre
    [cast] casting
    [rules] règles
    [nobles] nobles
    [seal] sceau
    [board] table
    [spectators] tribune
    [result] résultat
    [proof] preuve
    [score] score
    [message] message
    [black] noir
    [highlight] temps fort
   *[slate] carton
    }
director-hand-none = Non distribué
director-room = Dans la salle
director-court = La Cour
director-room-none = Aucun noble n’est dans la salle.
director-shown = Hors jeu
director-extensions = { $count ->
    [0] plus de prolongation
    [one] reste { $count } prolongation
   *[other] reste { $count } prolongations
    }
director-turn-of = à son tour
director-asked = doit répondre
director-now = Maintenant
director-now-none = Rien sur la table.
director-log = Étapes
director-log-none = Le match n’a pas commencé.

dealer-title = Vraies cartes
dealer-deal-hand = Quel noble est distribué à { $name } ?
dealer-deal-holder = Quel noble va à { $name } ?
dealer-deal-drawn = Quel noble pioche { $name } ?
dealer-lots-first = Tirez au sort : qui commence ?
dealer-lots-chooser = Tirez au sort : qui désignera le premier joueur ?
dealer-lots-starter = Tirez au sort : qui commence ?
dealer-lots-without = Tirez au sort : quel spectateur reste sans noble ?
dealer-shown = Quel noble retourne { $name } ?
dealer-random-lost = Tirez un noble chez { $name } : lequel est perdu ?
dealer-random-examine = Tirez un noble chez { $name } : lequel est inspecté ?
dealer-random-draft = Tirez un noble dans le jeu réservé à { $name } : lequel ?
dealer-random-take = Tirez au sort : à qui prend-on un noble ?
dealer-random-call = Tirez au sort : qui est appelé ?
dealer-random-target = Tirez au sort : qui est la cible ?
dealer-random-hand = Tirez un des nobles montrés pour { $name } : lequel ?
dealer-random-holder = Tirez un des deux nobles chez { $name } : lequel ?
dealer-random-redraw = Tirez au sort : qui échange son noble ?
dealer-count = reste { $count }
dealer-none = Rien de saisi.
dealer-entered = Saisi : { $entries }
dealer-entered-of = { $entry } ({ $name })
dealer-undo = Annuler la dernière saisie
dealer-drop = Abandonner
dealer-drop-again = Confirmer : cela n’a pas eu lieu
