# The director’s page: all hands, for the gallery.

director-title = Director
director-mark = All hands. Never in view of the room.
director-lead = This page shows every hidden noble. Opening it is written down in the episode, and the host sees that it is open.
director-passphrase = Director’s passphrase
director-enter = Open the page
director-where = The director’s passphrase is in the terminal that runs the console. It is not the host’s.
director-logout = Log out
director-episode = Episode { $episode }
director-turn = Turn { $turn }
director-phase-ready = Before the match
director-phase-starter = Who starts?
director-phase-dealt = Dealt
director-phase-over = Match over
director-display = On the display: { $scene ->
    [title] title
    [cast] cast
    [rules] rules
    [nobles] nobles
    [seal] seal
    [board] board
    [spectators] spectators
    [result] result
    [message] message
    [black] black
   *[slate] slate
    }
director-hand-none = Not dealt
director-room = In the room
director-room-none = No noble is in the room.
director-shown = Out of play
director-extensions = { $count ->
    [0] extensions: none left
    [one] 1 extension left
   *[other] { $count } extensions left
    }
director-turn-of = on turn
director-now = Now
director-now-none = Nothing is on the table.
director-log = Steps
director-log-none = The match has not started.
