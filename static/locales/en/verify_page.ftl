## The page that verifies a recording in the browser.

page-title = Verify a recording
page-waiting = One moment. If nothing else comes, this browser is too old for this page: use a newer one.
page-save = Save this page
page-save-more = to open it from your own disk, without this console and without a network.
page-lead = This page plays a recorded match again by the rules and tells whether every line of it is true. All of it happens here: the page sends nothing and needs no network.
page-take = The recording
page-choose = Choose a recording
page-choose-other = Choose another recording
page-drop = or drop the file anywhere on this page
page-starting = Getting the rules ready
page-working = Checking
page-lines = { $of ->
    [one] { $done } of 1 line
   *[other] { $done } of { $of } lines
    }
page-stop = Stop
page-failed = This browser cannot run the rules ({ $why }). Try a newer one, or the command: deathmatch verify FILE
page-too_large = This file is too large for a page
page-too_large-more = Recordings up to 256 MB are read here. For a larger one use the command: deathmatch verify FILE
page-unreadable = This file cannot be read
page-unreadable-more = The browser could not open it. Choose it again.
page-broke = The check has failed
page-broke-more = It did not come to an end ({ $why }), so nothing is said about the recording. Try the command: deathmatch verify FILE
page-wins = wins
page-checked = What was checked

page-photo = Compare the fingerprint
page-photo-more = A whole recording could be made up, with a secret number of its own. But a number with the fingerprint that was on the wall before the deal cannot be found: so compare.
page-photo-groups = The fingerprint in this recording: { $groups }
page-photo-field = Type or paste what your photograph shows; spaces and line ends do not matter.
page-photo-none = Nothing is compared yet.
page-photo-foreign = A fingerprint has the digits 0 to 9 and the letters a to f only.
page-photo-part = The first { $signs } of { $all } signs are the same. Go on.
page-photo-same = The same: this recording names the secret number that was on the wall.
page-photo-longer = This is longer than a fingerprint: { $signs } signs where there are { $all }.
page-photo-other = Another fingerprint: it differs in group { $group }. Look at the photograph once more.

page-limits = What this page does not tell
page-limits-rules = It runs the program’s own rules, which travel inside it. Anyone who doubts these too can write a reader of their own: the format and the rules are described with the program.
page-limits-room = It cannot know what was said and done in the room, nor whether the clock of the room was right: times are those that the console wrote down.
page-limits-own = It keeps nothing: when it is closed, nothing of the recording is left in the browser.

## The verdict

page-holds = It holds.
page-holds-more = Not one line was changed, and everything in it follows by the rules from what came before. Now compare the fingerprint below with your photograph.
page-wrong = It does not hold.
page-cut = It holds up to line { $line }.
page-no_recording = This is not a recording
page-no_recording-more = Its first line is not that of a recording which this page can read: it is another file, damaged at its start, or written by a newer version.
page-no-seed = The secret number is not in this file, so no draw could be made again: each was read off what it led to. It is published when the match is over.
page-by-hand = Real cards were dealt: the draws were made on the table and entered by hand, so no secret number can prove them.
page-seal-late = The seal was not on the display before the first tap. That does not make the recording wrong, but no photograph can have been taken in time.

verify-cut-no_end = There the file ends. The match was still being played when it was saved, or the rest was lost.
verify-cut-half_line = The next line is cut off in its middle, as by a loss of power.

## What is wrong with a line

verify-wrong-long = Line { $line } is longer than { NUMBER($most) } bytes.
verify-wrong-form = Line { $line } is not a line of a recording, to the letter as it was written.
verify-wrong-changed = Line { $line } is not the line that was written: the one after it follows another.
verify-wrong-follows = Line { $line } does not follow from the line before it.
verify-wrong-missing = Line { $line } is missing, or not in its place.
verify-wrong-back = In line { $line } the time or the count of draws goes back.
verify-wrong-no_fit = Line { $line } and the last line do not fit each other.
verify-wrong-early_end = Line { $line } is a last line, and does not follow from the line before it.
verify-wrong-after_end = Line { $line } comes after the last line.
verify-wrong-header = Line { $line } does not tell what an episode is made from.
verify-wrong-salt = The salt of line { $line } is not the one that the secret number gives.
verify-wrong-command = The command of line { $line } is none that the rules know.
verify-wrong-by = Line { $line } is not of the kind, or not by the one, that its command can have.
verify-wrong-command_id = The command of line { $line } was carried out before.
verify-wrong-no_entry = Line { $line } cannot have happened.
verify-wrong-refused = The rules do not admit the command of line { $line } at that moment ({ $reason }).
verify-wrong-decision = The events of line { $line } are not what the rules make of its command.
verify-wrong-draw = The draw of line { $line } is not the one that the secret number and the taps give.
verify-wrong-counter = The count of draws in line { $line } does not fit its draws.
verify-wrong-late = Before line { $line } time had run out, and the recording has no expiry there.
verify-wrong-seed = The secret number in line { $line } does not have the fingerprint that was sealed.
verify-wrong-not_over = Line { $line } is a last line, and the match is not over.
verify-wrong-result = The result in line { $line } is not the one that was played.

## What was checked; the figure stands before it

verify-checked-lines = { $count ->
    [one] line
   *[other] lines, each with the fingerprint of the line before it
    }
verify-checked-decisions = { $count ->
    [one] decision of a player: legal, of the one who was asked, and with what the rules make of it
   *[other] decisions of players: each legal, of the one who was asked, and with what the rules make of it
    }
verify-checked-directives = { $count ->
    [one] order of the host or the console, with what it led to
   *[other] orders of the host or the console, each with what it led to
    }
verify-checked-expiries = { $count ->
    [one] time that ran out: when the clocks say so, entered { NUMBER($late, minimumFractionDigits: 1) } s later
   *[other] times that ran out: each when the clocks say so, entered { NUMBER($late, minimumFractionDigits: 1) } s later at most
    }
verify-checked-extensions = { $count ->
    [one] extension of a clock, which was there to take
   *[other] extensions of clocks, each there to take
    }
verify-checked-taps = { $count ->
    [one] tap of a finalist, which goes into every draw
   *[other] taps of the finalists, which go into every draw
    }
verify-checked-rewinds = { $count ->
    [one] time play was taken back; what was taken back is in the recording too
   *[other] times play was taken back; what was taken back is in the recording too
    }
verify-checked-draws = { $draws ->
    [again] { $count ->
        [one] number drawn, worked out again from the secret number and the taps
       *[other] numbers drawn, the deal among them, each worked out again from the secret number and the taps
    }
   *[read] { $count ->
        [one] draw, read off what it led to
       *[other] draws, each read off what it led to
    }
    }
verify-checked-salts = { $count ->
    [one] salt, worked out again from the secret number
   *[other] salts, each worked out again from the secret number
    }
