## Exports: the match in words and in notation.

export-title = { $show }, episode { $number }
export-times-wall = Times are hours, minutes and seconds since the first entry, as a clock on the wall ran.
export-times-episode = Times are hours, minutes and seconds since the first entry, without the time that the console was away.
export-has = { $seat } has { $nobles }.
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
notation-order = an order of the host; "back" takes play back to before that entry

export-captions = What happens in the match, when it happens.
