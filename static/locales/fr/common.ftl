## Used by every screen and by the server’s own pages.

common-title = Death Match

# This language, as those who speak it call it.
language-name = Français
common-language = Langue
# None in French.
common-whole = {""}
# Rien à changer en français.
common-between = {""}
common-loading = Un instant
common-no-script = Cet écran a besoin de JavaScript. Activez-le ou prenez un autre navigateur.

connection-joining = Recherche de la console
connection-lost = Pas de contact depuis { $seconds } s. Cette image date de { $seconds } s.
connection-waits = Ce que vous touchez partira au retour du contact.
connection-stopping = La console redémarre. Retour dans un instant.
connection-refused = Cet écran n’est pas admis. Scannez de nouveau votre lien ou demandez-{"\u2060"}en un autre à la régie.
connection-replaced = Cette place est maintenant ouverte sur un autre écran.
connection-take-back = L’ouvrir ici
connection-gone = Ce lien a été remplacé. Demandez le nouveau à la régie.
paused-host = Pause
paused-host-more = La régie a arrêté les chronos. Tout reste en l’état.
paused-restart = Pause après un redémarrage
paused-restart-more = Rien n’est perdu. La régie relancera les chronos.
paused-technical = Arrêt technique
paused-technical-more = La console attend une tablette. Les chronos sont arrêtés.
paused-appeal = Recours
paused-appeal-more = La régie examine la dernière minute. Les chronos sont arrêtés.
paused-rewind = Retour en arrière
paused-rewind-more = Les dernières étapes ne comptent pas. La régie relancera les chronos.
paused-dealing = La donne est en cours
paused-dealing-more = On saisit les cartes posées sur la table. Aucun temps n’est perdu.
paused-panic = Arrêt
paused-panic-more = Tout est arrêté. Attendez la régie.
held-deal = La donne arrive
held-deal-more = Les nobles vont être distribués.
held-play = Le jeu va commencer
held-play-more = Les nobles sont distribués. Place au premier tour.
taken-back = Retour en arrière.
taken-back-to = { $turn ->
    [0] On revient avant le premier tour.
   *[other] On revient au tour { $turn }.
    }
declared = { $cause ->
    [retirement] { $loser } se retire.
    [breach] { $loser } a enfreint une règle.
   *[other] La régie a tranché le match.
    }
untimed = Sans chrono
message-from = Message de la régie
message-seen = Vu
message-more = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
    }
stand-in-plays = Une doublure joue pour vous
stand-in-plays-more = La régie lui a confié votre place. Ici, rien ne répond tant qu’elle ne vous est pas rendue.
rehearsal = Répétition
clock-left = { $name } : reste { $time }
clock-out-of-date = pas de contact
stand-in-short = doublure

score-won = Matchs gagnés
score-kept = Influences gardées
score-played = Joués
