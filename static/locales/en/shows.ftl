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
shows-edition-death_match = Death Match
shows-edition-classic = Classic
shows-edition-usagyuuun = Usagyuuun
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
shows-person-more = Portrait and language
shows-own-language = Language of their own screen
shows-own-language-usual = The show’s
shows-portrait-about = Portrait: the path of a picture in the show’s own folder
shows-finalists = Finalists
shows-players = Players
shows-player = Plays
shows-seat = Seat { $seat }
shows-players-about = Tap { $low } to { $high } players in the order of their seats, clockwise.
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
shows-delay = Seconds by which the overlay with all hands is late
shows-bounds = { $low } to { $high }
shows-untimed = none
shows-real-cards = Real cards are dealt, and the dealer enters them
shows-rules = Rules
shows-rules-changed = { $count ->
    [0] All as the edition has them
    [one] One differs from the edition
   *[other] { $count } differ from the edition
}
shows-peek = Own nobles are face down until a finger holds Peek
shows-sounds = Sound of the room
shows-sounds-about = A file of the show’s folder (ogg, mp3, wav, m4a) takes the place of the usual sound.
shows-sounds-play = The audience display plays sound
shows-sound-claim = A noble is claimed
shows-sound-challenge = A challenge
shows-sound-proved = The challenge is lost: the noble is shown
shows-sound-caught = The challenge is won: caught
shows-sound-block = A block
shows-sound-lost = An influence is lost
shows-sound-coins = Coins change hands
shows-sound-taken = A spectator’s noble is taken
shows-sound-last_ten = Each of the last ten seconds
shows-sound-time_out = Time is up
shows-sound-turn = A turn begins
shows-sound-win = The match is won
shows-sound-deal = The deal

shows-look = Colours
shows-look-garnet = Garnet
shows-look-garnet_deep = Garnet, deep
shows-look-garnet_lit = Garnet, lit
shows-look-brass = Brass
shows-look-brass_deep = Brass, deep
shows-look-ground = Ground
shows-look-deep = Ground, deep
shows-look-raised = Raised
shows-look-raised_more = Raised more
shows-look-ivory = Words
shows-look-ivory_dim = Words, dim
shows-look-ivory_faint = Words, faint
shows-look-on_ivory = Words on light
shows-look-on_garnet = Words on garnet
shows-look-brass_ink = Words on brass
shows-look-metal = Metal
shows-look-metal_deep = Metal, deep
shows-look-card = Card
shows-look-card_ink = Words on a card
shows-look-back = Card back
shows-look-back_line = Card back, line
shows-look-back_lattice = Card back, lattice
shows-look-back_mark = Card back, mark
shows-look-lost = Lost noble
shows-look-light = Lights
shows-look-faction_red = Faction, red
shows-look-faction_blue = Faction, blue
shows-look-usual = Usual
shows-messages = Prepared messages
shows-message-to = To
shows-message-text = Words
shows-message-add = Add a message
shows-message-remove = Take this message out
shows-to-room = The room
shows-to-seats = All seats
shows-rundown = Rundown
shows-rundown-usual = The usual cues, from the welcome to the goodbye
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

## The switches of the rules
shows-rule-refund_after_challenge = Coins paid for an action come back when it fails to a challenge
shows-rule-refund_after_block = Coins paid for an action come back when it is blocked
shows-rule-steal_from_zero = A player without coins may be named as the victim of a theft
shows-rule-forced_coup_at = With so many coins at the start of a turn only a coup is left
shows-rule-loot_eliminated = The coins of a player who goes out stay there to be stolen
shows-rule-bank = How many coins there are in all
shows-rule-response = One answer (challenge, block or allow), or first challenges and then blocks
shows-rule-block_after_own_failed_challenge = With staged answers, who lost a challenge of the action may still block it
shows-rule-replacement_pick = Who picks the spectator whose noble replaces the one shown
shows-rule-spare_nobles = Where nobles go that have no spectator
shows-rule-empty_pool = What replaces a shown noble when nobody holds one
shows-rule-exchange_pick = Who picks the two spectators of an exchange
shows-rule-may_refuse = A challenged player may refuse to show the noble, and lose the challenge
shows-rule-garnet_tie = Who names the starting player when the garnets are equal
shows-rule-loser_garnets = What becomes of the loser’s garnets
shows-rule-spectator_talk = Whether spectators may talk to the finalists during the match
shows-rule-spectators_see_own = A spectator’s screen shows the noble it holds
shows-rule-reaction_priority = Of several challenges or blocks the first counts, or the nearest clockwise
shows-rule-single_block = An action goes on once its block is caught, else others may block it then
shows-rule-ambassador_blocks_steal = The Ambassador blocks a theft
shows-rule-two_player = The first coins of two players; draft: each picks one noble, the first has 1 coin
shows-rule-starter = Who begins: the winner of the last match, if there is one, or chance
shows-rule-refused_card = What a player may lose who refuses to show: any noble, or another than the claimed
shows-rule-inquisitor = Inquisitors take the place of the Ambassadors
shows-rule-allegiance = The players belong to two factions, which may change
shows-rule-embezzle_empty = The treasury reserve may be embezzled when there is nothing on it
shows-rule-examine_mates = An Inquisitor may examine players of its own faction
shows-rule-examine_card = Who picks the noble that is examined: its owner, or chance
shows-rule-show_answers = All can see who of several has answered, and who is still awaited

## What a switch may be
shows-value-candidate = candidate
shows-value-combined = combined
shows-value-double = double
shows-value-draw_from_shown = draw from shown
shows-value-finalist = finalist
shows-value-host_seats = host seats
shows-value-keep = keep
shows-value-lots = lots
shows-value-off = off
shows-value-open = open
shows-value-opponent = opponent
shows-value-random = random
shows-value-removed = removed
shows-value-set_aside = set aside
shows-value-staged = staged
shows-value-to_winner = to winner
shows-value-unlimited = unlimited
shows-value-kept = kept
shows-value-arrival = as they arrive
shows-value-clockwise = clockwise
shows-value-equal_2 = 2 each
shows-value-first_1 = 1 for the first, 2 for the other
shows-value-both_1 = 1 each
shows-value-draft = draft
shows-value-last_winner = the last winner
shows-value-any = any
shows-value-not_claimed = not the claimed one
shows-value-target = its owner

## Faults, saving, opening
shows-fault = Found { $found }; right would be { $right }.
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

## Earlier episodes
shows-episodes = Episodes so far
shows-episode = { $title }, { $number }
shows-episode-damaged = Its record is damaged
shows-episodes-more = Older ones: deathmatch episodes
shows-episodes-away = The episodes cannot be read at the moment.

## What is said in a show file that the form has written
file-head = A show for Death Match. What is not here is as the edition has it.
file-finalists = Two ids of the cast: the elimination candidate first, then the opponent it has named.
file-players = Ids of the cast: the players in the order of their seats, clockwise.
file-dice = real cards are dealt, and the dealer enters them
file-clock = How long a finalist may think.
file-rules = Switches of the rules that this show turns.
file-look = Accent colours of the screens.
file-connection = What happens when a finalist’s tablet is lost.
file-tablets = How tablets and phones show their own nobles.
file-sounds = Sounds of the room: files inside this folder in the place of the usual ones.
file-broadcast = The overlay with all hands, for a broadcast.
file-rundown = The cues of the evening, in their order; GO takes the next one.
file-messages = Words that the host has at hand.
file-cast = Everybody in the show. A portrait is a picture inside this folder, a language that of their own screen.
file-decision_seconds = for each decision
file-extensions = for each finalist
file-extension_seconds = what one extension adds
file-auto_extend = true: an extension starts by itself when time is up
file-grace_ms = an answer that was late on the network by so much is still in time
file-hold_seconds = after so long without it the clocks stop; 0: never
file-delay_seconds = so late is it behind the match
file-peek = hold: face down until a finger holds Peek; always: face up
file-play = false: the audience display makes no sound
