# The host’s panel, and the plain pages around it: login, home, refused.

## Plain pages
home-title = Death Match
home-lead = Two finalists, eleven nobles in other hands, one elimination.
home-audience = Audience display
home-audience-about = For the projector in the room. Open to everyone on this network.
home-host = Host
home-host-about = The control panel. Asks for the passphrase.
home-verify = Verify a recording
home-verify-about = Plays a match again by the rules, in the browser. Open to everyone.
home-seats = Finalists and spectators open the link that the host shows them.

login-title = Host
login-lead = The passphrase is in the terminal that runs the console.
login-passphrase = Passphrase
login-enter = Open the panel
login-failed = That is not the passphrase.
login-slow = Too many tries. Wait a moment before the next one.
login-home = Back to the first page

refused-title = This link is not valid
refused-lead = It may never have been, or a newer one has taken its place. Ask the host for a new link.
refused-host-title = This browser is the host’s or the director’s
refused-host-lead = Open the link on the player’s own device, or in a private window.
refused-seat-title = This browser has a seat in the match
refused-seat-lead = It must not show what the host or the director sees. Use another device, or a private window.
refused-hands-title = Another browser for the overlay with all hands
refused-hands-lead = The browser that shows all hands is neither a host’s nor a seat’s. Give its link to the program that mixes the pictures, and use another browser, or a private window, for everything else.

host-title = Host panel

## Top line
host-episode = Episode { $number }
host-rehearsal = Rehearsal
host-stage-ready = Before the match
host-stage-starter = Who begins?
host-stage-dealt = Dealt
host-stage-play = Turn { $turn }
host-stage-over = Match over
host-stage-held = Paused
host-connected = { $there } of { $all } screens are here
host-audiences = { $count ->
    [0] No audience display
    [one] 1 audience display
   *[other] { $count } audience displays
}
host-hosts = { $count ->
    [one] 1 host
   *[other] { $count } hosts
}
host-logout = Log out
host-logout-again = Again: log out

## Trouble with the disk
host-trouble-storage_full = The disk is full
host-trouble-storage_full-do = The match stands still and nothing is lost. Make room on the disk of the machine that runs the console.
host-trouble-storage_read_only = The disk cannot be written
host-trouble-storage_read_only-do = The match stands still and nothing is lost. Make the folder of the episodes writable again.
host-trouble-storage = The journal cannot be written
host-trouble-storage-do = The match stands still and nothing is lost. See to the disk of the machine that runs the console.
host-trouble-again = Then give the order again.
host-trouble-detail = The disk says: { $detail }
host-owed = In force, but not yet written: { $what }. It is ordered again by itself; a restart before that forgets it.

host-warning-disk_slow = The disk is slow: up to { $seconds } s for one entry.
host-warning-disk_slow-do = Every tap waits so long. Close what else writes on the console’s machine.
host-warning-server_late = The console is late: up to { $seconds } s.
host-warning-server_late-do = Every tap waits so long. Close what else runs on the console’s machine.

## Rundown: seats
host-finalists = Finalists
host-spectators = Spectators
host-role-finalist = Finalist
host-role-player = Player
host-role-spectator = Spectator
host-role-host_seat = Host seat
host-role-candidate = Candidate
host-role-opponent = Opponent
host-role-place = Seat { $place }
host-players = The players
host-seat-here = Connected
host-seat-away = Not connected
host-seat-away-short = Away
host-seat-stand-in = Stand-in plays
host-seat-host = No screen
host-seat-eliminated = Eliminated
host-garnets = { $count ->
    [one] 1 garnet
   *[other] { $count } garnets
}
host-code-of = Code of { $name }
host-code-show = Show codes
host-code-scan = Scan to open this seat
host-code-close = Close
host-code-next = Next seat
host-code-previous = Previous seat
host-code-count = Seat { $index } of { $all }
host-copy = Copy link
host-copied = Copied
host-copy-failed = Not copied: mark it and copy by hand
host-reissue = New link
host-reissue-confirm = Yes, a new link
host-reissue-warning = The old link and its screen go out at once.
host-reissue-keep = Keep it
host-stand-in = Stand-in
host-stand-in-for = A stand-in plays for { $name }
host-stand-in-give = Give the seat to a stand-in
host-stand-in-take = Give the seat back
host-stand-in-give-again = Again: it plays
host-stand-in-take-again = Again: give back
host-nobody = Nobody

## Rundown: addresses
host-addresses = Addresses
host-address-links = Links use
host-address-one = Links use this address
host-address-audience = Audience display
host-address-copy = Copy
host-address-open = Open
host-address-local = Only this machine can open it

## Orders
host-begin-chooser = { $name } has more garnets and will be asked who begins.
host-begin-last_winner = { $name ->
    [none] Lots decide who begins.
   *[other] { $name }, who won the last match, begins.
    }
host-begin-random = Lots decide who begins.
host-begin-most = Whoever has the most garnets will be asked who begins.
host-begin-missing-many = { $count } players are not connected.
host-begin-lots = Equal garnets: lots decide who chooses who begins.
host-begin-candidate = Equal garnets: { $name }, the candidate, will be asked who begins.
host-begin-opponent = Equal garnets: { $name }, the opponent, will be asked who begins.
host-begin-missing-one = { $name } is not connected.
host-begin-missing-two = { $first } and { $second } are not connected.
host-pause = Pause
host-resume = Resume
host-next = Next episode
host-why-players = Choose { $least } to { $most } players
host-why-second = Choose two finalists
host-why-garnets = Garnets are whole numbers from 0 up
host-why-no-next = Too few of the cast are left for another episode

## The match
host-coins = { $coin ->
    [carrot] Carrots
   *[coin] Coins
    }
host-influence = Influence
host-influence-left = { $count ->
    [0] No influence left
    [one] 1 influence left
   *[other] { $count } influences left
}
host-not-dealt = Not dealt
host-extensions = Extensions
host-extensions-left = { $count ->
    [0] Extensions: none left
    [one] 1 extension left
   *[other] { $count } extensions left
}
host-lost = Lost
host-lost-none = Nothing lost
host-on-turn = Has the turn
host-out = Out
host-asked = Asked
host-answered = Has answered
host-tools-of = { $name }: corrections
host-awaited = { $count ->
    [one] { $names } still owes an answer.
   *[other] { $names } still owe an answer.
    }
host-hand = Held
host-asking = Asked now
host-asking-since = for { $time }
host-asking-nobody = Nobody is asked.
host-asking-paused = waits
host-attempt = On the table
host-attempt-none = No action on the table.
host-attempt-cost = { $coins ->
    [one] 1 { coin-one } paid
   *[other] { $coins } { coin-many } paid
}
host-shown = Out of play, face up
host-shown-none = None
host-holder-holds = Holds a noble
host-holder-many = Holds { $count } nobles
host-holder-called = Called to the table
host-holder-out = Holds none
host-steps = Steps
host-steps-newest = To the newest step
host-episodes-none = No earlier episode.
host-episode-table = { $first } and { $count } more
host-episode-pair = { $first } and { $second }
host-episode-replay = Replay
host-episode-ready = Not started
host-episode-running = Running
host-episode-stopped = Ended without a winner
host-episode-won = { $name } won
host-episode-over = Over
host-episode-export = Export
host-episode-imported = Imported

## After the match
host-result-won = { $name } wins
host-result-eliminated = { $name } is eliminated.
host-result-stopped = The match was ended
host-result-stopped-about = There is no winner, and nobody is eliminated.
host-next-choose = Who plays next?
host-next-order = in the order of their seats, clockwise
host-next-swap = Change places
host-next-garnets-of = Garnets of { $name }

host-holder-none = Noble taken
host-seats = Seats
host-episodes-bundled = Bundled recordings
host-score = Score of the evening
host-episodes = Episodes
host-shows-set-up = Set up shows
host-more = More
host-steps-none = The match has not started. Every step will be told here.

## Rundown and GO
host-rundown = Rundown
host-go = GO
host-go-end = End of the rundown
host-go-none = That was the last cue. The next episode is opened below.
host-go-needs-result = Waits until the match is over
host-go-not-yet-deal = Waits until it is known who begins
host-go-not-yet-play = Waits until the nobles are dealt
host-early = Too soon: it had just changed. Press again.
host-go-held = Held for what is listed below
host-go-anyway = Go anyway
host-go-anyway-again = Again: go, and write it down
host-go-deals = The nobles will be dealt.
host-go-plays = Play begins and the first clock runs.
host-go-plays-untimed = Play begins. No clock runs.
host-show-not-begun = Before the show
host-show-time = Show { $time }
host-show-late = { $time } late
host-show-early = { $time } early
host-show-on-time = On time
host-cue-notes = Notes of the cue
host-cue-took = Time it took
host-cue-planned = Time it was planned to take
host-cue-done = (done)
host-cue-now = (on now)
host-cue-next = (next)
host-cue-later = (later)
host-cue-take = Again: take it
host-cue-repeat = Again: repeat it
host-cue-back = Again: go back to it
host-cue-skip = { $count ->
    [one] Again: skip one
   *[other] Again: skip { $count }
}
host-again = Tap again
host-again-short = ?
host-hold-on = Keep holding …
host-hold-broken = No contact: nothing is done
host-hold-broken-again = Contact is back: hold again

## Cues of the rundown that every show has unless it brings its own
cue-welcome = Welcome
cue-welcome-notes = Welcome the room. Say who was named for elimination and what is at stake tonight.
cue-welcome-table = Welcome
cue-welcome-table-notes = Welcome the room to the table.
cue-players = The players
cue-players-notes = Call the players to the table, clockwise. Everybody opens their seat now.
cue-rules-table = The rules
cue-rules-table-notes = Two nobles each. Claim what you like, true or not. The last one with a noble wins.
cue-seal-table = The seal
cue-seal-table-notes = The fingerprint on the wall fixes the secret number before anything is dealt. Ask the room to take a picture of it. Then ask every player to tap three times.
cue-deal-table = The deal
cue-deal-table-notes = Two nobles to each player. Nobody shows theirs to anybody.
cue-winner = The winner
cue-winner-notes = Name the winner. All nobles are turned up.
cue-score = The score
cue-score-notes = Matches won so far tonight; if equal, influences kept. The winner of this match may start the next.
cue-finalists = The finalists
cue-finalists-notes = Introduce both finalists and the spectators, and their garnets. Everybody opens their seat now.
cue-garnets = Garnets
cue-garnets-notes = Compare the garnets. Whoever has more chooses who begins; the answer comes from that finalist’s tablet.
cue-rules = The rules
cue-rules-notes = Two nobles each. Claim what you like, true or not. Whoever is caught loses a noble; whoever has none left is eliminated.
cue-seal = The seal
cue-seal-notes = The fingerprint on the wall fixes the secret number before anything is dealt. Ask the room to take a picture of it. Then ask the finalists to tap their tablets three times each.
cue-seal-none = Real cards are dealt: there is no seal. Go on to the deal.
cue-deal = The deal
cue-deal-notes = Two nobles to each finalist, one to each spectator. Nobody shows theirs to anybody.
cue-play = Play
cue-play-notes = Read out every claim. Ask for silence in the room while somebody is asked.
cue-verdict = The verdict
cue-verdict-notes = Say who stays. Leave the picture standing for a moment.
cue-elimination = Elimination
cue-elimination-notes = Last words of the eliminated finalist. All nobles are turned up.
cue-proof = The proof
cue-proof-notes = The secret number is shown, and must fit the seal that the room has photographed. From here on play cannot be taken back.
cue-end = Goodbye
cue-end-notes = Thank the room, and say good night.

## The gate before play
host-gate-several = { $what } { $count ->
    [one] And one more.
   *[other] And { $count } more.
    }
host-gate-finalist_away = { $name } has no screen.
host-gate-finalist_away-do = Show the code again, or let a stand-in play.
host-gate-not_tapped = { $name } has not tapped three times yet.
host-gate-not_tapped-do = Ask for the taps, which add to the draws; the deal can do without.
host-gate-tablet_hidden = The tablet of { $name } shows something else.
host-gate-tablet_hidden-do = Bring the page to the front on it.
host-gate-tablet_asleep = The tablet of { $name } may fall asleep.
host-gate-tablet_asleep-do = Tap it once, or set it never to lock.
host-gate-old_build = The page of { $name } is an old one.
host-gate-old_build-do = Reload it there.
host-gate-no_audience = There is no audience display.
host-gate-no_audience-do = Open its address on the projector (More, to the right).
host-gate-no_sound = No audience display plays sound.
host-gate-no_sound-do = Press any key on the display, or click there; or mute the room.
host-gate-no_dealer = Nobody is at the dealer’s page.
host-gate-no_dealer-do = Real cards are dealt: open the director’s page and enter them there.
host-gate-not_in_show = { $name } is not in the show any more.
host-gate-not_in_show-do = Put them back into the show file and open the show again; without a screen they see neither nobles nor questions.
host-gate-show_changed = The show file is not the one that this match was opened with.
host-gate-show_changed-do = The match goes by the old one. To play by the new one, end the match and open the next.
host-gate-disk_slow = The disk is slow.
host-gate-disk_slow-do = Close what else writes on the console’s machine.
host-gate-disk_full = The disk is nearly full.
host-gate-disk_full-do = Make room on the console’s machine.
host-limited = Slowed down or turned away:
host-limited-connections = { $address } opens too many lines ({ $count })
host-limited-tries = { $address } tries passphrases ({ $count })
host-limited-messages = { $address } sends too fast ({ $count })
host-gate-copy_failed = No backup could be made.
host-gate-copy_failed-do = The terminal says why. Make one by hand: deathmatch backup.

## The room
host-room = Audience display
host-program = On the wall
host-preview = Preview
host-scenes = Scenes
host-scene-title = Title
host-scene-cast = Cast
host-scene-rules = Rules
host-scene-nobles = Nobles
host-scene-seal = Seal
host-scene-proof = Proof
host-scene-score = Score
host-scene-board = Board
host-scene-spectators = Wall
host-scene-result = Result
host-scene-message = Message
host-scene-black = Black
host-scene-slate = Slate
host-scene-highlight = Highlight
host-take = TAKE
host-take-scene = { $scene }
host-take-pinned = { $scene }, pinned
host-take-none = is on already
host-take-follows = While somebody is asked the board stays. Pin the scene to show it now.
host-take-dark = It shows once the room is lit again.
host-pin = Pin
host-pin-about = A pinned scene stays when the board would come back by itself
host-pinned = pinned
host-program-panic = panic
host-program-black = over { $scene }
host-larger = Larger
host-sound = Sound
host-sound-volume = Volume of the room
host-sound-mute = Mute
host-sound-muted = muted
host-sound-on = { $all ->
    [one] The display plays.
   *[other] { $on } of { $all } displays play.
    }
host-sound-waiting = No display plays yet: press any key there, or click.
host-sound-off = No display plays.

host-black = Black
host-black-off = The room goes dark
host-black-on = The room is dark: press for light
host-black-under = Dark under the slate
host-panic = Panic
host-panic-about = Slate at once, clocks hold
host-panic-leave = Hold for a second to leave
host-panic-band = Panic.
host-panic-band-do = The room sees the slate and the match stands still. Hold P or the button for a second to leave; then resume.

## Orders
host-order-pending = Sending …
host-key-space = Space
host-key-escape = Esc
host-key-enter = Enter
host-why-no-contact = No contact with the console
host-why-disk = Waits until the disk can be written
host-why-dealing = Waits until the dealer has entered the cards
host-next-players = { $count } players
host-next-about = { $first } against { $second }
host-next-again = Again: open the next episode
host-pause-about = All clocks stop. Nobody can answer until you resume.
host-pause-not-begun = The match has not begun
host-pause-waits-deal = Nothing runs: the deal waits for GO
host-pause-waits-play = Nothing runs: play waits for GO
host-resume-about-host = The clocks go on from where they stopped.
host-resume-about-restart = The clocks go on from where they stopped.
host-resume-about-technical = Everybody is ready: the clocks go on.
host-resume-about-appeal = The appeal is settled: the clocks go on.
host-resume-about-rewind = Play goes on from where it was taken back to.
host-resume-about-panic = The clocks go on from where they stopped.
host-appeal = Appeal
host-appeal-about = Holds, and shows the last minute
host-appeal-reads = Shows the last minute
host-corrections = Corrections
host-corrections-about = Take back, answer, end
host-pause-first = Pause the match first

host-done-go = { $cue } is on.
host-done-scene = { $scene } is taken.
host-done-black-on = The room is dark.
host-done-black-off = The room is lit again.
host-done-panic-on = The room is on the slate.
host-done-panic-off = Panic is over: resume.
host-done-overlay-on = It shows again.
host-done-overlay-off = It is hidden.
host-done-reissue_hands = New link made. The old one is dead.
host-done-clocks-on = The clocks count again.
host-done-clocks-off = Nobody is timed now.
host-done-pause = Paused.
host-done-appeal = The match is held.
host-done-resume = The match goes on.
host-done-end = The match was ended.
host-done-declare = The winner is declared.
host-done-next = The next episode is ready.
host-done-time = { $seconds } s for { $name }.
host-done-extension-given = One extension more.
host-done-extension-taken = One extension less.
host-done-expire = Time was called. The match goes on.
host-done-answer_for = The answer counts.
host-done-rewind = Play was taken back. The match is held.
host-done-rewind-left = Written down. Play was not taken back.
host-done-say = The message shows.
host-done-highlight = The highlight plays.
host-done-end_highlight = The highlight is over.
host-done-sound = The volume is { $volume } %.
host-done-sound-muted = The room is muted.
host-done-unsay = The message is gone.
host-done-reissue = New link made. The old one is dead.
host-done-base = All links use the new address.
host-stand-in-done-on = The stand-in plays.
host-stand-in-done-off = The seat is the player’s again.

host-refused-already = Somebody was first: it is done already.
host-refused-dark_unwritten = Dark now, not yet written.
host-refused-taken_back = Taken back: nothing was written.
host-refused-closed = Somebody was first: that question is closed.
host-refused-no_cue = There is no such cue in the rundown any more.
host-refused-match_runs = Not yet: the match still runs.
host-refused-not_yet = Not yet: the match is not that far.
host-refused-no_entry = That entry does not count any more: somebody has taken play back.
host-refused-seal_open = The secret number has been shown: play cannot be taken back any more.
host-refused-no_episode = There is no such episode of this show.
host-refused-too_long = That stretch is too long for the room. Choose a shorter one.
host-refused-no_clocks = There are no clocks: the match is played without them.
host-refused-not_asked = That player is not asked now. Nothing has changed.
host-refused-paused = The match stands still. Resume it first.
host-refused-cannot_pay = There are not enough { coin-many } for that.
host-refused-not_legal = The rules do not admit that now, or the player does not have it.
host-refused-no_extension = There is no extension to take.
host-refused-no_contact = Contact was lost: this is not sent again. Look before you hold again.
host-refused-gate = { $count ->
    [one] Held: one reason is listed below.
   *[other] Held: { $count } reasons are listed below.
}

## Why it stands still
host-stage-waits = Waits for GO
host-stage-dealing = Waits for the dealer
host-held-host = Paused. Clocks stand still and nobody can answer.
host-held-restart = The console was restarted. The match is where it was and the clocks stand. Resume when everyone is back.
host-held-technical = Technical hold.
host-dealing = The dealer is entering the cards. What was ordered counts once they are in.
host-held-appeal = Appeal. The match stands still until you resume.
host-held-rewind = Play was taken back and is on hold. Resume when everybody has understood.
host-held-panic = The match stands still since the panic. Resume when the room is ready.
host-waits-deal = It is known who begins. The deal waits for GO.
host-waits-play = The nobles are dealt. Play waits for GO.
host-hold-lost = The tablet of { $name } was lost for { $seconds } s of its own time.
host-hold-all = Give back all { $seconds } s
host-hold-none = Give back nothing
host-hold-some = Give back
host-hold-typed = Seconds to give back
host-hold-given = { $name } has { $seconds } s back. Resume when everybody is ready.
host-hold-kept = Nothing is given back. Resume when everybody is ready.
host-ring = The screen of { $name } is gone.
host-ring-do = Bring it back, or hand over another with the code.

## Clocks
host-clock-of = Clock of { $name }
host-seconds = { $seconds } s
host-time-about = For the question that is open now
host-time-typed = Seconds to give { $name }, or to take with a minus
host-time-hint = s
host-time-give = Give
host-time-take = Take
host-extension-give = Give an extension
host-extension-take = Take an extension away
host-expire = Time is up
host-expire-of = Time is up for { $name }
host-expire-about = The question runs out now, as if the clock had
host-answer-for = Answer for
host-untimed = Play without clocks
host-timed = With clocks again
host-reason = Reason
host-reason-hint = for the journal
host-reason-technical = Technical fault
host-reason-mistap = Wrong tap
host-reason-word = On the player’s word
host-reason-ruling = Ruling of the floor
host-reason-appeal = Appeal

## Corrections
host-part-rewind = Take play back
host-part-answer = Answer for a seat
host-part-ruling = Declare or void
host-asked-server = Asking the console …
host-history = What has happened, the newest first
host-rewind-choose = Choose what should not have happened. Play goes back to just before it.
host-rewind-none = Nothing is chosen yet. What it would undo, and where the match would stand, is shown here before anything happens.
host-rewind-then = The match would stand here
host-rewind-undone = { $count ->
    [one] One step would be undone
   *[other] { $count } steps would be undone
}
host-rewind = Take play back
host-rewind-again = Again: take it back
host-rewind-leave = Leave it as it is, and write that down
host-then-turn = Turn { $turn }, { $name } has the turn.
host-then-before = Before the first turn.
host-then-asked = Asked: { $names } ({ $kind }).
host-then-figures = { $coins } · { $influence }
host-then-clock = · { $time } left
host-entry-TakeCue = A cue was taken.
host-entry-SetPanic = Panic, or its end.
host-entry-ShowHighlight = A highlight for the room.
host-entry-EndHighlight = The highlight was over.
host-entry-other = An order of the host.
host-seen = This has been seen since, and would be hidden again
host-seen-hand = { $who } has seen a noble in the hand of { $where }.
host-seen-holder = { $who } has seen the noble with { $where }.
host-seen-everybody-hand = Everybody has seen a noble in the hand of { $where }.
host-seen-everybody-holder = Everybody has seen the noble with { $where }.
host-treat = What becomes of it?
host-treat-keep = Keep
host-treat-draw_anew = Draw anew
host-treat-leave = Leave as it is
host-treat-keep-about = The nobles stay where they are. Whoever has seen them knows them.
host-treat-draw_anew-about = What was seen is exchanged for nobles drawn from all that lie hidden. What was seen tells nothing any more.
host-treat-leave-about = Play is not taken back. The journal says that it was considered.
host-kind-starter = who begins
host-kind-side = choose a faction
host-kind-draft = pick a noble
host-kind-reveal = show one noble
host-kind-examine = leave it or have it changed
host-kind-act = an action
host-kind-answer = challenge or block
host-kind-challenge = challenge
host-kind-block = block
host-kind-doubt = challenge the block
host-kind-show = show a noble
host-kind-lose = give up a noble
host-kind-take = take a noble
host-kind-call = call spectators
host-kind-keep = keep and give back
host-answer-about = Only what everybody may know is offered. The console checks whether the player can do it, and the journal says that you answered.
host-answer-says = { $name } says
host-says-act-target = { $action }: { $target }
host-says-allow = Allow
host-says-challenge = Challenge
host-says-block = Block with { $the_noble }
host-says-force = Have it changed
host-says-leave = Leave it
host-says-show = Show it
host-says-refuse = Do not show it
host-says-call = { $count ->
    [one] Call this one
   *[other] Call these { $count }
}
host-says-keep = Keep and give back
host-says-keeps = Keeps, { $number }
host-says-gives = Back to { $name }
host-says-choose = Choose
host-declare = Declare a winner
host-declare-about = One finalist retires or has broken the rules: the other wins, and the loser is eliminated.
host-declare-winner-about = The match ends here, and the one you name has won it.
host-declare-wins = Who wins?
host-declare-loser = Who loses?
host-declare-cause = Why?
host-declare-who = Choose who loses
host-declare-winner = Hold: { $name } wins
host-cause-retirement = Retirement
host-cause-breach = A rule was broken
host-end = Void the match
host-end-about = The match ends here without a winner, and nobody is eliminated.
host-end-hold = Hold: the match is void
host-end-over = The match is over.

## Appeal
host-appeal-title = The last minute
host-appeal-none = Nobody was asked anything in the last minute.
host-appeal-more = Thought: by the tablet’s own clock. Took: until the answer arrived here. Time can be given to a player who is asked now; to undo an answer, take play back to before it.
host-appeal-head-when = Asked
host-appeal-head-seat = Who
host-appeal-head-kind = For
host-appeal-head-by = Answered by
host-appeal-head-thought = Thought
host-appeal-head-took = Took
host-appeal-head-clock = Clock
host-appeal-head-line = Line
host-appeal-head-back = Do
host-appeal-ago = { $time } ago
host-appeal-seconds = { $seconds } s
host-appeal-unknown = –
host-appeal-open = still open
host-appeal-by-seat = tablet
host-appeal-by-host = host
host-appeal-by-clock = clock
host-appeal-by-stand_in = stand-in
host-appeal-clock = { $before } → { $after }
host-appeal-before = Back to before it
host-appeal-refused = Taps that did not count
host-appeal-thought = Thought for { $seconds } s by the tablet’s clock.
host-give-back = Give back { $seconds } s
host-give-back-not-asked = This player is not asked now: no clock runs that could take it
host-give-back-typed = Another amount
host-give-back-to = Give to { $name }

## Messages
host-messages = Messages
host-messages-count = { $count ->
    [one] 1 message shows
   *[other] { $count } messages show
}
host-messages-showing = Showing now
host-messages-none = No message shows.
host-messages-prepared = Prepared
host-message-text = Message
host-message-hint = Words for: { $to }
host-message-send = Send
host-message-again = Tap again to show it ({ $to })
host-message-take = Take back
host-message-in-room = On the audience display
host-message-unseen = Nobody has tapped it away yet
host-message-seen = Seen by { $names }
host-to-room = The room
host-to-seats = All seats
host-to-seat = One seat …

## Screens
host-screens = Screens
host-screens-about = Each screen as it is now, covered: no noble and no answer is on this sheet. The badge counts the hidden nobles that the screen itself shows.
host-screens-room = The room
host-screens-others = Spectators’ screens
host-screens-none = Shows 0 secrets
host-screens-some = { $places }: { $count ->
    [one] 1 noble
   *[other] { $count } nobles
  }
host-screens-unknown = Not counted
host-secret-hand = Own hand
host-secret-holder = Own noble
host-secret-called = Called noble
host-secret-other_hand = Another’s hand
host-secret-other_holder = Another’s noble
host-secret-other_called = Another’s called noble
host-screens-frame = Screen of { $name }, covered

## The broadcast overlay
host-overlay = Broadcast overlay
host-overlay-elements = What the overlay shows
host-overlay-finalists = Players
host-overlay-clock = Clock
host-overlay-claim = Claims
host-overlay-hands = All hands
host-overlay-link = Overlay, open to all
host-hands-link = Overlay with all hands
host-hands-link-about = Whoever has this link sees all hands, late. It is copied, not shown; give it to the program that mixes the pictures and to nobody else.
host-hands = All hands on the broadcast
host-hands-on = All hands are on air.
host-hands-off = All hands are off air.
host-hands-held = All hands are off air until the journal takes an entry.
host-hands-dump = Hands off air
host-hands-again = On air again
host-late = Late by { $measured } s, set to { $seconds } s.
host-late-none = Set to be late by { $seconds } s; nothing is on air yet.
host-late-live = Live, not late: the show sets no delay.

## Devices
host-devices = Devices
host-device-host = Host’s panel
host-device-audience = Audience display
host-device-director = Director’s page
host-device-overlay = Broadcast overlay
host-device-hands = Overlay with all hands
host-device-head-seat = Device
host-device-head-state = State
host-device-head-since = Here for
host-device-head-seen = Last seen
host-device-head-rtt = Line
host-device-head-size = Screen
host-device-head-awake = Awake
host-device-head-battery = Battery
host-device-head-build = Page
host-device-well = Well
host-device-ago = { $seconds ->
    [0] now
   *[other] { $seconds } s ago
}
host-device-ms = { $ms } ms
host-device-size = { $width } × { $height }
host-device-percent = { $percent } %
host-device-charging = charging
host-device-old = old
host-device-current = current
host-device-hidden = something else in front
host-device-awake-held = kept awake
host-device-awake-lost = may fall asleep
host-device-awake-unavailable = by its own settings
host-device-awake-unknown = not known
host-device-head-sound = Sound
host-device-sound-on = plays
host-device-sound-waiting = waits for a press
host-device-sound-off = off
host-fault-ring = gone during play
host-fault-absent = no screen
host-fault-silent = silent
host-fault-hidden = hidden
host-fault-asleep = may sleep
host-fault-silent_room = no sound yet
host-fault-stale = old page
host-fault-battery = battery low
host-fault-slow = slow line
host-directors = { $count ->
    [one] Director’s page open
   *[other] { $count } director’s pages open
}

## Ledger
host-ledger = Where the nobles lie
host-ledger-none = { $all } nobles, not dealt yet
host-ledger-places = { $hands } in hands · { $room } in the room{ $table ->
    [0] {""}
   *[other] { " · " }{ $table } called
} · { $up } face up
host-ledger-table = { $hands } in hands · { $up } face up · { $court } in the Court
host-ledger-right = { $sum } = { $all }
host-ledger-wrong = { $sum } ≠ { $all }
host-ledger-all = All { $all } are there.
host-ledger-not-all = { $sum } of { $all } are accounted for. Stop the match and look at the journal.
host-ledger-hand = Hand of { $name }
host-ledger-lost = Lost by { $name }, face up
host-ledger-shown = Shown and out of play, face up
host-ledger-court = The Court
host-ledger-aside = Set aside, not picked
host-ledger-holder = With { $name }
host-ledger-called = Called from { $name }, on the table

## Keys
host-keys = Keys
host-keys-about = Space is GO, and while somebody is asked or the match stands still it is Pause and Resume. Enter presses the button that has the focus; Tab goes on to the next, and so do arrows in a form. Tabs turn with arrows. Keys do nothing while you type.
host-keys-show = Show
host-keys-clocks = Clocks of whoever is asked
host-keys-room = Audience display
host-keys-seats = Seats and messages
host-keys-panel = Panel
host-key-does-space = GO; during play Pause and Resume
host-key-does-go = GO, always
host-key-does-anyway = Go anyway, past what holds play (twice)
host-key-does-rundown = To the cues: arrows, then Enter twice
host-key-does-next = Next episode (twice)
host-key-does-appeal = Appeal: hold, and see the last minute
host-key-does-corrections = Corrections
host-key-does-answer = Answer for whoever is asked
host-key-does-declare = Declare the winner, under Corrections (held)
host-key-does-end = Void the match, under Corrections (held)
host-key-does-more = 10 seconds more
host-key-does-less = 10 seconds less (twice)
host-key-does-seconds = Other seconds: type, Enter; with a minus Enter twice
host-key-does-extension = One extension more
host-key-does-fewer = One extension less (twice)
host-key-does-expire = Time is up (twice)
host-key-does-untimed = Without clocks (twice), with clocks
host-key-does-reason = Write the reason of the next correction
host-key-does-hold = To the technical hold: arrows, then Enter
host-key-does-black = Black, and back
host-key-does-panic = Panic; held for a second: leave it
host-key-does-take = TAKE the preview
host-key-does-pin = Pin what is taken
host-key-does-screens = Any screen, covered, with its secrets counted
host-key-does-larger = Both displays larger
host-key-does-scenes = A scene into the preview
host-key-does-highlight = A highlight: a part of an episode for the room
host-key-does-cut = Cut the highlight short
host-key-does-quieter = The room quieter
host-key-does-louder = The room louder
host-key-does-mute = Mute the room, and back
host-key-does-dump = Hands off air
host-key-does-message = Write a message
host-key-does-room = Words are for the room
host-key-does-seats = Words are for all seats
host-key-does-seat = Words are for one seat: arrows, then Enter
host-key-does-devices = Devices
host-key-does-codes = Codes
host-key-does-copy = Copy the link that is shown
host-key-does-reissue = New link for the seat that is shown (twice)
host-key-does-first = Stand-in for the first finalist, or for the player chosen at the table (twice)
host-key-does-second = Stand-in for the second finalist (twice)
host-key-does-ledger = Where the nobles lie
host-key-does-earlier = Earlier tab to the right
host-key-does-later = Later tab to the right
host-key-does-into = Into that tab: arrows, then Enter
host-key-does-middle = Into the middle, before and after a match: arrows, then Enter
host-key-does-leave = Log out (twice)
host-key-does-help = This list

## Other programs
host-api = For other programs
host-api-hidden = The token is covered.
host-api-show = Show the token
host-api-hide = Cover it
host-api-copy = Copy the token
host-api-description = Description

## Highlights
host-highlight = Highlight
host-highlight-about = A part of an episode plays on the audience display while the match stands still; then the board is back. The first moment you press begins it, a later one ends it. With none it goes on to the end of its turn.
host-highlight-none = No episode has begun yet.
host-highlight-away = The episode cannot be read.
host-highlight-episode = Episode { $number }: { $players }
host-highlight-moments = Moments
host-highlight-choose = Choose the moment with which it begins.
host-highlight-runs = The match runs.
host-highlight-skip = Short waits
host-highlight-show = Show it to the room
host-highlight-length = It takes { $time }.
host-highlight-on = A highlight of episode { $number } is on the wall: { $now } of { $all }
host-highlight-cut = Cut it short
