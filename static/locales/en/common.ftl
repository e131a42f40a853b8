## Used by every screen and by the server’s own pages.

common-title = Death Match

# This language, as those who speak it call it.
language-name = English
common-language = Language
# Words within which this language’s line breaking would break, between blanks: "-" where no line may break, at the end of
# one that holds on to what follows.
common-whole = {""}
# What stands between the names of a list but the last two, where it is not what the Unicode tables have for the language.
common-between = {""}
common-loading = One moment
common-no-script = This screen needs JavaScript. Please switch it on, or use another browser.

connection-joining = Finding the console
connection-lost = No contact for { $seconds } s. This picture is { $seconds } s old.
connection-waits = What you tap is sent once contact is back.
connection-stopping = The console is being restarted. Back in a moment.
connection-refused = This screen has no access. Scan your link again, or ask the host for a new one.
connection-replaced = This seat is now open on another screen.
connection-take-back = Use it here
connection-gone = This link has been replaced. Ask the host for the new one.
paused-host = Paused
paused-host-more = The host has stopped the clocks. Everything stays as it is.
paused-restart = Paused after a restart
paused-restart-more = Nothing is lost. The host starts the clocks again.
paused-technical = Technical hold
paused-technical-more = The console waits for a tablet. The clocks stand still.
paused-appeal = Appeal
paused-appeal-more = The host looks at the last minute. The clocks stand still.
paused-rewind = Play was taken back
paused-rewind-more = The last steps do not count. The host starts the clocks again.
paused-dealing = The dealer is at work
paused-dealing-more = The cards on the table are being entered. No time is lost.
paused-panic = Hold
paused-panic-more = Everything stands still. Wait for the host.
held-deal = The deal is next
held-deal-more = The nobles are about to be dealt.
held-play = Play begins in a moment
held-play-more = The nobles are dealt. The first turn is next.
taken-back = Play was taken back.
taken-back-to = { $turn ->
    [0] It is before the first turn again.
   *[other] It is turn { $turn } again.
    }
declared = { $cause ->
    [retirement] { $loser } retires.
    [breach] { $loser } broke a rule.
   *[other] The host has declared the match.
    }
untimed = No clocks
message-from = From the host
message-seen = Seen
message-more = { $count ->
    [one] 1 more
   *[other] { $count } more
    }
stand-in-plays = A stand-in plays for you
stand-in-plays-more = The host has given your seat to a stand-in. Nothing can be tapped here until you have it back.
rehearsal = Rehearsal
clock-left = { $name }: { $time } left
clock-out-of-date = no contact
stand-in-short = stand-in

score-won = Matches won
score-kept = Influences kept
score-played = Played
