seat-you = You
seat-yours = Your nobles

seat-ready = The match has not begun.
seat-ready-more = Keep this screen open. Your nobles will appear here.
seat-over-won = You stay.
seat-over-lost = You are eliminated.
seat-over-stopped = The host has ended the match.

ask-starter = Who begins?
ask-act = Your turn
ask-act-forced = With { $coins } coins or more it must be a coup.
ask-answer = Your answer?
ask-challenge = Challenge { $the_noble }, or allow?
ask-block = Block, or allow?
ask-doubt = Believe the block?
ask-show = Show { $the_noble }?
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
ask-keep-more = Tap the nobles that you keep. The others go back.

tap-ask = { $left ->
    [3] Tap three times
    [2] Twice more
   *[1] Once more
    }
tap-more = Each tap adds to the draws of this match, so that nobody can have known them.
tap-done = Thank you
tap-done-more = Your three taps are in. The deal comes next.

again = Tap again
again-for = Tap again: { $what }
answer-begin-me = I begin
answer-begin-other = { $name } begins
answer-begin-more = The first turn
answer-final = Cannot be taken back
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
answer-take = Take { $name }’s noble
answer-call = Call { $names }
answer-call-none = { $count ->
    [one] Tap a seat
   *[other] Tap { $count } seats
    }
answer-keep = Settle the exchange
answer-keep-short = { $count ->
    [one] Choose one more to keep
   *[other] Choose { $count } more to keep
    }
keep-yours = yours
keep-kept = stays
keep-back = goes back
keep-called = from { $name }
keep-returns = { $name } gets { $the_noble }
keep-swap = Swap
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
spectator-none-yet = Your noble will appear here when the match begins.
spectator-out = You are out of the show.
spectator-hidden = You hold a noble. This show keeps it face down.
spectator-taken = Your noble is gone: { $name } took it.
spectator-empty = You hold no noble in this match.
spectator-called = { $name } is looking at your noble.
spectator-match = The match

wake-unavailable = This screen may go dark by itself here: set it to stay on.

# On a covered preview in the host’s panel only.
seat-covered = The answers are covered.
