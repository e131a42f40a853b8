audience-soon = The match begins soon.
audience-challenge-word = Challenge
audience-claims = claimed by { $seat }
audience-disclaims = { $seat } claims not to have { $the_noble }
audience-blocks = { $seat } blocks
audience-shown = Out of play
audience-turn = Turn { $turn }
audience-eliminated = is eliminated
audience-wins = { $name } stays in the game.
audience-winner = wins
audience-stopped = The match has been ended.
audience-stopped-more = Nobody is eliminated.
audience-slate = We will be right back.

audience-episode = Episode { $episode }

## The cast
audience-cast-finalists = { $eliminates ->
    [yes] The finalists
   *[no] The players
    }
audience-cast-out = eliminated

## The rules, read off the tables of the edition
rules-column-action = Action
rules-column-cost = Costs
rules-column-does = Effect
rules-column-claim = Claims
rules-column-block = Blocked by
rules-unblocked = nobody
rules-pages = Page { $page } of { $pages }
rules-aim = { $out ->
    [yes] Whoever has lost both nobles loses the match and is eliminated.
   *[no] Whoever has lost both nobles is out. The last one with a noble wins.
    }
rules-starter = { $way ->
    [garnets] Whoever has more garnets chooses who begins. With equal garnets { $tie ->
        [opponent] the opponent chooses.
        [candidate] the candidate chooses.
       *[lots] it is drawn by lot.
        }
    [last_winner] The winner of the last match begins, and in the first match one drawn by lot. Play goes clockwise.
   *[random] Who begins is drawn by lot. Play goes clockwise.
    }
rules-start = Two nobles each. { $same ->
    [yes] Everybody starts with { $first ->
        [one] { $first } { $coin ->
            [carrot] carrot
           *[coin] coin
            }
       *[other] { $first } { $coin ->
            [carrot] carrots
           *[coin] coins
            }
        }.
   *[no] Whoever begins starts with { $first ->
        [one] { $first } { $coin ->
            [carrot] carrot
           *[coin] coin
            }
       *[other] { $first } { $coin ->
            [carrot] carrots
           *[coin] coins
            }
        }, everybody else with { $others }.
    }
rules-two = With two players { $way ->
    [first_1] whoever begins starts with 1, the other with 2.
    [both_1] both start with 1.
   *[draft] each picks one noble of a set of its own and is dealt one of a third; whoever begins starts with 1, the other with 2.
    }
rules-bank = There are { $coins } { $coin ->
    [carrot] carrots
   *[coin] coins
    } in all. Nobody can take what is not in the treasury.
rules-response = { $response ->
    [staged] Every claim is answered in two steps: first challenge or allow, then block or allow.
   *[combined] Every claim gets one answer: challenge, block, or allow.
    }
rules-several = All who may answer are asked at once. { $priority ->
    [clockwise] When all have answered, the challenge nearest clockwise from the claimant counts.
   *[arrival] The first challenge counts.
    } { $seen ->
    [yes] Who has answered is seen.
   *[no] Who has answered is not seen.
    }
rules-second-block = After a block was caught, somebody else may still block.
rules-right = Caught without the noble: the claim comes to nothing, and the claimant loses a noble.
rules-right-coins = { $coin ->
    [carrot] Carrots
   *[coin] Coins
    } paid for a claim that was caught { $back ->
    [yes] come back
   *[no] are gone
    }.
rules-wrong = Challenged with the noble in hand: the challenger loses a noble instead.
rules-replaced = { $pick ->
    [deck] The noble that was shown goes back into the Court, and the claimant draws another.
    [random] The noble that was shown is out of play. In its place comes one from the room, drawn at random.
   *[finalist] The noble that was shown is out of play. In its place the claimant takes that of any spectator.
    }
rules-holders = Eleven spectators hold one noble each. { $spare ->
    [set_aside] With fewer spectators the rest is set aside.
    [double] With fewer spectators some hold two.
   *[host_seats] With fewer spectators the host holds the rest.
    } { $empty ->
    [draw_from_shown] If nobody holds one any more, it is drawn from those that were shown.
   *[keep] If nobody holds one any more, the noble that was shown is kept.
    }
rules-spectators = { $own ->
    [yes] Spectators see their own noble
   *[no] Spectators do not see their own noble
    } { $talk ->
    [off] and say nothing during play.
   *[open] and may say what they like, true or not. Nobody shows a card.
    }
rules-refuse = Whoever is challenged may refuse to show, and loses the challenge{ $card ->
    [not_claimed] {" "}and a noble other than the one claimed
   *[any] {""}
    }.
rules-own-block = Whoever challenged in vain { $may ->
    [yes] may still block, with a noble left
   *[no] may not block any more
    }.
rules-blocked-coins = { $coin ->
    [carrot] Carrots
   *[coin] Coins
    } paid for an action that is blocked { $back ->
    [yes] come back
   *[no] are gone
    }.
rules-short-purse = A theft takes what there is, and { $zero ->
    [yes] may find nothing
   *[no] may not be aimed at an empty purse
    }.
rules-loot = A theft takes from a purse whose owner has just been put out.
rules-forced = With { $coins } { $coin ->
    [carrot] carrots
   *[coin] coins
    } or more at the start of a turn it must be a coup.
rules-inquisitor = The Inquisitor plays in the Ambassador’s place.
rules-examine = Examined: { $picks ->
    [random] one noble, drawn at random, is shown to the Inquisitor alone
   *[target] whoever is examined picks the noble that is shown to the Inquisitor alone
    }, who may have it changed.{ $mates ->
    [yes] {""}
   *[no] {" "}Nobody of one’s own faction is examined.
    }
rules-factions = Two factions, red and blue. No coup, assassination or theft against one’s own, and no block of its foreign aid, unless all are of one faction.
rules-convert = Changing one’s own faction costs { $own }, another’s { $other }. It goes on the treasury reserve.
rules-embezzle = Whoever claims to have no { $noble ->
    [duke] Duke
   *[other] { $noble }
    } may take the whole reserve{ $empty ->
    [yes] , even an empty one
   *[no] {""}
    }. Challenged, it shows all its nobles and draws as many anew, or loses one.
rules-clock = { $seconds } seconds for each decision. { $extensions ->
    [0] No extensions.
    [one] One extension of { $extra } seconds for each { $who ->
        [player] player
       *[finalist] finalist
        }{ $alone ->
        [yes] , taken by itself
       *[no] {""}
        }.
   *[other] { $extensions } extensions of { $extra } seconds for each { $who ->
        [player] player
       *[finalist] finalist
        }{ $alone ->
        [yes] , taken by themselves
       *[no] {""}
        }.
    }
rules-untimed = Played without clocks.
rules-garnets = The garnets of the eliminated finalist { $go ->
    [to_winner] go to the winner
    [kept] stay with the finalist
   *[removed] leave the game
    }.
nobles-blocks = Blocks

## The seal
audience-score = The score of the evening
audience-score-none = No match has been won yet.
audience-seal = The seal
audience-seal-more = This is the fingerprint (SHA-256) of a secret number that is fixed by now. Every draw will follow from that number and from three taps by each { $eliminates ->
    [yes] finalist
   *[no] player
    }, which nobody can foresee. Take a picture: after the match the number is shown, and it must fit.
audience-seal-alone = This is the fingerprint (SHA-256) of a secret number that was fixed before the match. Every draw follows from that number alone. Take a picture: after the match the number is shown, and it must fit.

## The proof
audience-proof = The secret number
audience-proof-seal = Its fingerprint (SHA-256), which must be the one in your picture of the seal
audience-proof-more = If it is, the number was fixed before the deal and nobody has changed it since. From it and the { $eliminates ->
    [yes] finalists’
   *[no] players’
    } taps, which are in the recording, anybody can work out every draw of this match and see that it was the one.

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
result-stays = { $eliminates ->
    [yes] stays
   *[no] wins
    }
result-leaves = { $cause ->
    [retirement] retires, and is eliminated
    [breach] broke a rule, and is eliminated
   *[other] is eliminated
    }

audience-highlight = Highlight
audience-highlight-of = { $turn ->
    [0] Episode { $episode }
   *[other] Episode { $episode }, turn { $turn }
    }

## Sound
audience-enable-sound = Press any key, or click, for sound

## The broadcast overlay
overlay-extensions = { $count ->
    [one] One extension left
   *[other] { $count } extensions left
    }
overlay-asked = { $kind ->
    [lose] { $seat } loses a noble.
    [take] { $seat } takes a noble.
    [side] { $seat } chooses a faction.
    [draft] { $count ->
        [one] { $seat } picks a noble.
       *[other] { $seat } pick a noble each.
        }
    [reveal] { $seat } chooses which noble to show.
    [examine] { $seat } chooses: leave the noble, or have it changed.
   *[starter] { $seat } chooses who begins.
    }
