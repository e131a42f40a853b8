audience-versus = against
audience-stake = { $count ->
    [one] garnet
   *[other] garnets
    }
audience-soon = The match begins soon.
audience-dealt = The nobles are dealt.
audience-challenge-word = Challenge!
audience-block-word = Block
audience-claim-word = claims
audience-shown = Out of play
audience-room = In the room
audience-lights = { $count ->
    [one] { $count } noble in the room
   *[other] { $count } nobles in the room
    }
audience-turn = Turn { $turn }
audience-eliminated = is eliminated
audience-wins = stays in the game
audience-stopped = The match has been ended.
audience-stopped-more = Nobody is eliminated.
audience-slate = We will be right back.
audience-called = called
audience-asked = is asked
