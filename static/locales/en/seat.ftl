seat-you = You
seat-yours = Your nobles

seat-ready = The match has not begun.
seat-ready-more = Keep this screen open. Your nobles will appear here.
seat-over-won = { $eliminates ->
    [yes] You stay.
   *[no] You win.
    }
seat-over-lost = { $eliminates ->
    [yes] You are eliminated.
   *[no] The match is over.
    }
seat-out = You are out. You can still watch.
seat-over-stopped = The host has ended the match.

ask-starter = Who begins?
ask-side = Red or blue?
ask-draft = Pick one noble
ask-act = Your turn
ask-act-forced = With { $coins } { coin-many } or more it must be a coup.
ask-answer = Your answer?
ask-challenge = Allow, or challenge { $the_noble }?
ask-block = Allow, or block?
ask-doubt = Believe the block?
ask-show = Show { $the_noble }?
ask-show-not = You do not have { $the_noble }.
ask-lose = Which noble do you give up?
ask-take = Whose noble do you take?
ask-call = { $count ->
    [one] Whom do you call?
   *[other] Call { $count } spectators
    }
ask-keep = { $count ->
    [one] Keep one
   *[other] Keep { $count }
    }
ask-reveal = Which noble do you show?
ask-examine = Have it changed, or leave it?
ask-target = { $action ->
    [coup] Coup against whom?
    [assassinate] Assassinate whose noble?
    [steal] Steal from whom?
    [examine] Examine whose noble?
    [convert] Change whose faction?
   *[other] { $action_name }: whom?
    }
ask-aimed = You are the target.
ask-keep-more = Tap the nobles that you keep. The others go back.
ask-peek = Hold Peek to look. Then answer by place.

tap-ask = { $left ->
    [3] Tap three times
    [2] Twice more
   *[1] Once more
    }
tap-more = Each tap adds to the draws of this match, so that nobody can have known them.
tap-done = Thank you
tap-done-more = Your three taps are in. The deal is next.

again = Tap again
again-for = Tap again: { $what }
answer-begin-me = I begin
answer-begin-other = { $name } begins
answer-begin-more = The first turn
answer-final = Cannot be taken back
peek = Peek
peek-more = hold to look
peek-open = let go to hide
peek-left = The left one
peek-right = The right one
peek-only = Your noble
peek-nth = Noble { $place }
answer-allow = Allow
answer-allow-more = Let it pass
answer-allow-block-more = The block stands
answer-challenge = Challenge
answer-challenge-more = You do not believe { $the_noble }
answer-block = Block
answer-block-more = with { $the_noble }
answer-show = Show
answer-show-more = Turn up { $the_noble }
answer-refuse = Do not show
answer-refuse-more = You lose a noble
answer-lose = { $noble_name }
answer-lose-more = Give it up
answer-side-more = Around the table the factions alternate
answer-draft-more = Into your hand
answer-reveal-more = Only { $name } sees it
answer-force = Have it changed
answer-force-more = { $name } draws another noble
answer-leave = Leave it
answer-leave-more = { $name } keeps the noble
answer-target = Tap a player
answer-own = Change your own faction
answer-own-more = to the other one
answer-others-cost = Another player’s: { costs }
answer-another = Choose another action
act-at = { $action ->
    [coup] Coup against { $target }
    [assassinate] Assassinate a noble of { $target }
    [steal] Steal from { $target }
    [examine] Examine a noble of { $target }
    [convert] Change the faction of { $target }
   *[other] { $action_name }: { $target }
    }
does-at = { $name }: { $does }
answer-take = take { $name }’s noble
answer-call = Call { $names }
answer-call-none = { $count ->
    [one] Tap a seat
   *[other] Tap { $count } seats
    }
answer-keep = Confirm the exchange
answer-keep-short = { $count ->
    [one] Choose one more to keep
   *[other] Choose { $count } more to keep
    }
keep-yours = yours
keep-court = from the Court
keep-kept = stays
keep-back = goes back
keep-called = from { $name }
keep-returns = { $name } gets { $the_noble }
keep-swap = Swap
examined-told = { $name } shows you this noble. Nobody else sees it.
answered = You have answered.
answered-allow = You let it pass.
answered-challenge = You challenge.
answered-block = You block with { $the_noble }, unless somebody challenges.
answered-draft = { $noble ->
    [none] You have picked one.
   *[other] You have picked { $the_noble }.
    }
answered-wait = Play goes on once everybody has answered.
sending = Sending
extend = +{ $seconds } s
extend-more = { $left ->
    [0] none left
    [one] { $left } left
   *[other] { $left } left
    }
extend-label = Take { $seconds } more seconds. { $left ->
    [0] None left.
    [one] One extension left.
   *[other] { $left } extensions left.
    }

spectator-keep-secret = For your eyes, until you choose to talk.
spectator-none-yet = Your noble will appear here once it is dealt.
spectator-out = You are out of the show.
spectator-hidden = You hold a noble. This show keeps it face down.
spectator-taken = Your noble is gone: { $name } took it.
spectator-empty = You hold no noble in this match.
spectator-called = { $name } is looking at your noble.
spectator-watch = You watch this match.
spectator-match = The match

wake-unavailable = This screen may go dark by itself here: set it to stay on.

# On a covered preview in the host’s panel only.
seat-covered = The answers are covered.
