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
director-phase-starter = Who begins?
director-phase-deal = The deal
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
    [proof] proof
    [score] score
    [message] message
    [black] black
    [highlight] highlight
   *[slate] slate
    }
director-hand-none = Not dealt
director-room = In the room
director-court = The Court deck
director-room-none = No noble is in the room.
director-shown = Out of play
director-extensions = { $count ->
    [0] extensions: none left
    [one] 1 extension left
   *[other] { $count } extensions left
    }
director-turn-of = on turn
director-asked = asked
director-now = Now
director-now-none = Nothing is on the table.
director-log = Steps
director-log-none = The match has not started.

dealer-title = Real cards
dealer-deal-hand = Which noble is dealt to { $name }?
dealer-deal-holder = Which noble goes to { $name }?
dealer-deal-drawn = Which noble does { $name } draw?
dealer-lots-first = Draw lots: who begins?
dealer-lots-chooser = Draw lots: who chooses who begins?
dealer-lots-starter = Draw lots: who begins?
dealer-lots-without = Draw lots: which spectator goes without a noble?
dealer-shown = Which noble does { $name } turn up?
dealer-random-lost = Draw one noble of { $name }: which one is lost?
dealer-random-examine = Draw one noble of { $name }: which one is examined?
dealer-random-draft = Draw one noble of the set of { $name }: which one?
dealer-random-take = Draw lots: whose noble is taken?
dealer-random-call = Draw lots: who is called?
dealer-random-target = Draw lots: who is the target?
dealer-random-hand = Draw one of the shown nobles for { $name }: which one?
dealer-random-holder = Draw one of the two nobles of { $name }: which one?
dealer-random-redraw = Draw lots: whose noble is exchanged?
dealer-count = { $count } left
dealer-none = Nothing entered yet.
dealer-entered = Entered: { $entries }
dealer-entered-of = { $entry } ({ $name })
dealer-undo = Take the last one back
dealer-drop = Cancel
dealer-drop-again = Again: it never happened
