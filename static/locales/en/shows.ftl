## The host’s page where an evening is set up.

shows-title = Shows
shows-back = Back to the panel
shows-shelf = Shows
shows-new = New show
shows-on = Open now
shows-bundled = Comes with the program
shows-no-contact = No contact with the console. Load this page again when it runs.
shows-leave = What you have changed is not saved. Leave it?
shows-choose = Choose

## The form
shows-show-title = Title
shows-folder = Short name, for the command line
shows-language = Language
shows-edition = Edition
shows-cast = Cast
shows-cast-count = { $count ->
    [one] 1 person
   *[other] { $count } people
}
shows-cast-short = { $count ->
    [one] One noble is left for the host to hold.
   *[other] { $count } nobles are left for the host to hold.
}
shows-cast-add = Add a person
shows-cast-remove = Take { $name } out of the show
shows-name = Name
shows-id = Id
shows-garnets = Garnets
shows-portrait = Portrait
shows-finalists = Finalists
shows-candidate = Candidate
shows-opponent = Opponent
shows-nobody = person { $number }
shows-of = { $what }, { $name }
shows-clock = Clocks
shows-clock-decision_seconds = Seconds for a decision
shows-clock-extensions = Extensions
shows-clock-extension_seconds = Seconds of an extension
shows-clock-grace_ms = Grace for the network, ms
shows-clock-auto_extend = Extensions start by themselves when time is up
shows-hold = Seconds until a lost tablet stops the clocks; 0: never
shows-bounds = { $low } to { $high }
shows-real-cards = Real cards are dealt, and the dealer enters them
shows-rules = Rules
shows-rules-changed = { $count ->
    [0] All as the edition has them
    [one] One differs from the edition
   *[other] { $count } differ from the edition
}
shows-messages = Prepared messages
shows-message-to = To
shows-message-text = Words
shows-message-add = Add a message
shows-message-remove = Take this message out
shows-to-room = The room
shows-to-seats = All seats
shows-rundown = Rundown
shows-rundown-usual = The usual ten cues, from the welcome to the goodbye
shows-rundown-own = { $count ->
    [one] 1 cue of its own
   *[other] { $count } cues of its own
}
shows-rundown-write = Write one for this show
shows-rundown-drop = Back to the usual cues
shows-cue-title = Cue { $number }
shows-cue-scene = Scene
shows-cue-does = Starts
shows-cue-seconds = Seconds
shows-cue-notes = Notes for the host
shows-cue-needs = Waits until the match is over
shows-cue-add = Add a cue
shows-cue-up = Earlier
shows-cue-down = Later
shows-cue-remove = Take this cue out
shows-does-nothing = Nothing
shows-does-begin = The match
shows-does-deal = The deal
shows-does-play = Play

## Faults, saving, opening
shows-fault = Found { $found }; right would be { $right }.
shows-nothing = nothing
shows-tap-candidate = Tap who the candidate is.
shows-tap-opponent = Tap who the opponent is.
shows-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
shows-show-fault = Show the first
shows-unreadable = This file cannot be read as it stands. Correct it in a text editor, then load this page again.
shows-bundled-note = This show comes with the program and stays as it is. Copy it to make one of your own.
shows-bundled-foot = Comes with the program
shows-copy = Copy to edit
shows-copy-own = Copy
shows-save = Save
shows-saved = Saved
shows-busy = One moment
shows-unsaved = Not saved yet
shows-unchanged = Nothing changed
shows-open = Open this show
shows-open-again = Open it again
shows-open-about = The console goes on with this show’s newest episode. Seats get the links of its cast.
shows-open-fresh = Open with a new episode
shows-open-fresh-about = The console makes an episode from this show as it is written here.
shows-next-start = At the next start
shows-command = At its next start the console opens the show that this command names.
shows-refused = That was not possible ({ $code }).
shows-refused-faults = Not saved: see to the faults first.
shows-refused-exists = There is a show of that name already.
shows-refused-bad_name = Small letters a-z, digits and single hyphens, at most 40.
shows-refused-read_only = This show comes with the program. Copy it to make one of your own.
shows-refused-changed = Somebody else has saved this show meanwhile. Load it again before you change it.
shows-refused-unknown = There is no such show any more.
shows-refused-storage = The file cannot be written. See to the disk of the machine that runs the console, then save again.
shows-refused-malformed = The console could not read what this page sent. Load the page again.
shows-refused-too_large = This show is too large for the form. Shorten the notes of its cues.
shows-refused-no_contact = No contact with the console. Nothing was saved.
shows-refused-match_runs = A match runs. Another episode can be opened when it is over.
shows-refused-dealing = The dealer is at work. Open the show when the cards are entered.
shows-refused-other_language = This show is in another language. Start it with: deathmatch serve { $name }

## Earlier episodes
shows-episodes = Episodes so far
shows-episode = { $title }, { $number }
shows-episode-damaged = Its record is damaged
shows-episodes-more = Older ones: deathmatch episodes
shows-episodes-away = The episodes cannot be read at the moment.
