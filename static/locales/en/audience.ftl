audience-soon = The match begins soon.
audience-challenge-word = Challenge
audience-claims = claimed by { $seat }
audience-blocks = { $seat } blocks
audience-shown = Out of play
audience-turn = Turn { $turn }
audience-eliminated = is eliminated
audience-wins = { $name } stays in the game.
audience-stopped = The match has been ended.
audience-stopped-more = Nobody is eliminated.
audience-slate = We will be right back.

audience-episode = Episode { $episode }

## The cast
audience-cast-finalists = The finalists
audience-cast-out = eliminated

## The rules, read off the tables of the edition
rules-column-action = Action
rules-column-cost = Costs
rules-column-does = Effect
rules-column-claim = Claims
rules-column-block = Blocked by
rules-unblocked = nobody
rules-response = { $response ->
    [staged] Every claim is answered in two steps: first challenge or allow, then block or allow.
   *[combined] Every claim gets one answer: challenge, block, or allow.
    }
rules-right = Caught without the noble: the claim comes to nothing, and the claimant loses a noble.
rules-right-coins = Coins paid for a claim that was caught { $back ->
    [yes] come back
   *[no] are gone
    }.
rules-wrong = Challenged with the noble in hand: the challenger loses a noble instead.
rules-replaced = The noble that was shown is out of play. In its place { $pick ->
    [random] comes one from the room, drawn at random
   *[finalist] the claimant takes that of any spectator
    }.
rules-refuse = Whoever is challenged may refuse to show, and loses the challenge.
rules-blocked-coins = Coins paid for an action that is blocked { $back ->
    [yes] come back
   *[no] are gone
    }.
rules-forced = With { $coins } coins or more at the start of a turn it must be a coup.
rules-clock = { $seconds } seconds for each decision. { $extensions ->
    [0] No extensions.
    [one] One extension of { $extra } seconds for each finalist{ $alone ->
        [yes] , taken by itself
       *[no] {""}
        }.
   *[other] { $extensions } extensions of { $extra } seconds for each finalist{ $alone ->
        [yes] , taken by themselves
       *[no] {""}
        }.
    }
rules-untimed = Played without clocks.
rules-garnets = The garnets of the eliminated finalist { $go ->
    [to_winner] go to the winner
   *[removed] leave the game
    }.
nobles-blocks = Blocks

## The seal
audience-seal = The seal
audience-seal-more = This is the fingerprint (SHA-256) of a secret number that is fixed by now. Every draw will follow from that number and from three taps by each finalist, which nobody can foresee. Take a picture: after the match the number is shown, and it must fit.
audience-seal-alone = This is the fingerprint (SHA-256) of a secret number that was fixed before the match. Every draw follows from that number alone. Take a picture: after the match the number is shown, and it must fit.

## The proof
audience-proof = The secret number
audience-proof-seal = Its fingerprint (SHA-256): the same as in your picture of the seal
audience-proof-more = If it is, the number was fixed before the deal and nobody has changed it since. From it and the finalists’ taps, which are in the recording, anybody can work out every draw of this match and see that it was the one.

## The spectators’ wall
spectators-title = The room
spectators-count = { $lit ->
    [0] Nobody in the room holds a noble any more
    [one] One of { $all } still holds a noble
   *[other] { $lit } of { $all } hold a noble
    }
spectators-holds = { $count } nobles
spectators-gone = noble taken
spectators-called = called

## The result
result-stays = stays

audience-highlight = Highlight
audience-highlight-of = { $turn ->
    [0] Episode { $episode }
   *[other] Episode { $episode }, turn { $turn }
    }
