# The host's panel, and the plain pages around it: login, home, refused.

## Plain pages
home-title = Death Match
home-lead = Two finalists, eleven nobles in other hands, one elimination.
home-audience = Audience display
home-audience-about = For the projector in the room. Open to everyone on this network.
home-host = Host
home-host-about = The control panel. Asks for the passphrase.
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

host-title = Host panel

## Top line
host-episode = Episode { $number }
host-rehearsal = Rehearsal
host-stage-ready = Before the match
host-stage-starter = Who starts?
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

## Trouble with the disk
host-trouble-storage_full = The disk is full
host-trouble-storage_full-do = The match stands still and nothing is lost. Make room on the disk of the machine that runs the console, then give the order again.
host-trouble-storage_read_only = The disk cannot be written
host-trouble-storage_read_only-do = The match stands still and nothing is lost. Make the folder of the episodes writable again, then give the order again.
host-trouble-storage = The journal cannot be written
host-trouble-storage-do = The match stands still and nothing is lost. See to the disk of the machine that runs the console, then give the order again.
host-trouble-detail = The disk says: { $detail }

## Rundown: seats
host-finalists = Finalists
host-spectators = Spectators
host-seats = Seats
host-role-finalist = Finalist
host-role-spectator = Spectator
host-role-host_seat = Host seat
host-role-candidate = Candidate
host-role-opponent = Opponent
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
host-reissued = New link made. The old one is dead.
host-stand-in = Stand-in
host-stand-in-for = A stand-in plays for { $name }
host-stand-in-give = Give the seat to a stand-in
host-stand-in-take = Give the seat back
host-stand-in-done-on = The stand-in plays.
host-stand-in-done-off = The seat is the finalist’s again.
host-nobody = Nobody

## Rundown: addresses
host-addresses = Addresses
host-address-links = Links use
host-address-one = Links use this address
host-address-done = All links use the new address.
host-address-audience = Audience display
host-address-copy = Copy
host-address-open = Open
host-address-local = Only this machine can open it

## Orders
host-begin = Start the match
host-begin-chooser = { $name } has more garnets and will be asked who starts.
host-begin-lots = Equal garnets: lots decide who says who starts.
host-begin-candidate = Equal garnets: { $name }, the candidate, will be asked who starts.
host-begin-opponent = Equal garnets: { $name }, the opponent, will be asked who starts.
host-begin-missing-one = { $name } is not connected.
host-begin-missing-two = { $first } and { $second } are not connected.
host-begin-done = The match has started.
host-pause = Pause
host-pause-about = Stops both clocks. Nobody can answer until you resume.
host-pause-done = Paused.
host-resume = Resume
host-resume-about = The clocks go on from where they stopped.
host-resume-done = The match goes on.
host-end = End the match
host-end-hold = Hold for a second: there will be no winner
host-end-holding = Keep holding …
host-end-done = The match was ended.
host-end-not-yet = Nothing to end: the match has not started
host-end-over = The match is over
host-next = Next episode
host-next-about = { $first } against { $second }
host-next-done = The next episode is ready.
host-order-pending = Sending …
host-key-space = Space
host-key-codes = C
host-key-escape = Esc
host-why-no-contact = No contact with the console
host-why-second = Choose two finalists
host-why-garnets = Garnets are whole numbers from 0 up
host-why-no-next = Too few of the cast are left for another episode

## The match
host-held-host = Paused. Clocks stand still and nobody can answer.
host-held-restart = The console was restarted. The match is where it was and the clocks stand. Resume when everyone is back.
host-coins = Coins
host-influence = Influence
host-influence-left = { $count ->
    [0] No influence left
    [one] 1 influence left
   *[other] { $count } influences left
}
host-not-dealt = Not dealt
host-extensions = Extensions
host-extensions-left = { $count ->
    [0] No extension left
    [one] 1 extension left
   *[other] { $count } extensions left
}
host-lost = Lost
host-lost-none = Nothing lost
host-on-turn = Has the turn
host-out = Out
host-asked = Asked
host-hand = Held
host-asking = Asked now
host-asking-since = for { $time }
host-asking-nobody = Nobody is asked.
host-asking-paused = waits
host-attempt = On the table
host-attempt-none = No action on the table.
host-attempt-cost = { $coins ->
    [one] 1 coin paid
   *[other] { $coins } coins paid
}
host-shown = Out of play, face up
host-shown-none = No noble is out of play.
host-holding = { $count ->
    [one] 1 noble with a holder
   *[other] { $count } nobles with holders
}
host-holder-holds = Holds a noble
host-holder-many = Holds { $count } nobles
host-holder-none = Noble taken
host-holder-called = Called to the table
host-holder-out = Holds none
host-steps = Steps
host-steps-none = The match has not started. Every step will be told here.
host-steps-newest = To the newest step
host-episodes = Episodes
host-episodes-none = No earlier episode.
host-episode-pair = { $first } and { $second }
host-episode-ready = Not started
host-episode-running = Running
host-episode-stopped = Ended without a winner
host-episode-won = { $name } won
host-episode-over = Over

## After the match
host-result-won = { $name } wins
host-result-eliminated = { $name } is eliminated.
host-result-stopped = The match was ended
host-result-stopped-about = There is no winner, and nobody is eliminated.
host-next-choose = Who plays next?
host-next-swap = Change places
host-next-garnets-of = Garnets of { $name }
