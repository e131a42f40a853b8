## Exports: the match in words and in notation.

export-title = { $show }, episode { $number }
export-times-wall = Times are hours, minutes and seconds since the first entry, as a clock on the wall ran.
export-times-episode = Times are hours, minutes and seconds since the first entry, without the time that the console was away.
export-holds = { $seat } holds { $nobles }.
export-notation = Notation: one sign for each decision; what came of it stands in brackets; a number begins a turn.

notation-starter = A names B as the starting player
notation-act = an action, and > whom it hits
notation-allow = allows
notation-challenge = challenges the last claim
notation-block = blocks by claiming a noble
notation-show = shows the noble that was claimed
notation-refuse = does not show it
notation-shown = the noble was there and is shown
notation-caught = the noble was not there
notation-lose = loses a noble
notation-take = takes the noble of a holder
notation-call = calls holders
notation-keep = keeps nobles, and ; gives each holder one (where that may be known)
notation-extend = takes an extension
notation-time_up = ran out of time; what happened instead stands in brackets
notation-answered_for = by order of the host
notation-out = is out
notation-won = wins
notation-absent = the noble was not there, as was said
notation-present = the noble was there, although that was denied
notation-other = another answer, by its word
notation-order = an order of the host; "back" takes play back to before that entry

export-captions = What happens in the match, when it happens.

## The panel's page for exports.

exports-title = Export an episode
exports-of = { $show }, episode { $number }
exports-running = It is not over yet, so this is only what the room may know.
exports-failed = These do not fit together. A drop-frame rate (df) has a semicolon before the frames, the others a colon. In drop-frame a minute begins with frame 02 (at 59.94 with 04), but not the minutes 00, 10, 20, 30, 40 and 50.
exports-kind = Format
exports-kind-jsonl = Recording (jsonl): everything, to be replayed and checked
exports-kind-jsonl-covered = Recording (jsonl), covered until the secret number is shown: what the room has heard, and hashes
exports-kind-csv = Table (csv): a row for each decision, order and time-out
exports-kind-text = Text: the match in words and in notation
exports-kind-score = Score (csv): the evening up to this match
exports-kind-vtt = Captions (vtt)
exports-kind-edl = Marks for editors (edl): CMX 3600 with locators
exports-kind-otio = Marks for editors (otio): OpenTimelineIO
exports-kind-html = Replay (html): one file that plays in any browser
exports-view = Point of view
exports-view-room = The room
exports-view-all = All hands
exports-language = Language
exports-time = Times
exports-time-wall = As cameras ran
exports-time-episode = Without restarts
exports-camera = Timecode of the cameras
exports-rate = Frames a second
exports-start = The camera began at
exports-offset = First entry after that
exports-camera-about = The last is in milliseconds or a timecode; with a minus the first entry was before the camera began.
exports-go = Download
exports-more = The command “deathmatch export” can do the same, and more.
exports-back = Back to the panel

## The heads of the tables. In English they are names for programs.

csv-entry = entry
csv-kind = kind
csv-taken_back = taken_back
csv-episode_ms = episode_ms
csv-wall = wall
csv-timecode = timecode
csv-thought_ms = thought_ms
csv-by = by
csv-name = name
csv-turn = turn
csv-question = question
csv-what = what
csv-detail = detail
csv-notation = notation
csv-outcome = outcome
csv-reason = reason
csv-coins = coins_{ $seat }
csv-influence = influence_{ $seat }
csv-nobles = nobles_{ $seat }
csv-place = place
csv-id = id
csv-won = won
csv-kept = kept
csv-played = played
