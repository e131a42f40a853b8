## Nobles. ".the" is the noble in a sentence.

noble-duke = Duke
    .the = the Duke
noble-assassin = Assassin
    .the = the Assassin
noble-captain = Captain
    .the = the Captain
noble-ambassador = Ambassador
    .the = the Ambassador
noble-contessa = Contessa
    .the = the Contessa
noble-inquisitor = Inquisitor
    .the = the Inquisitor
no-noble = No { $noble_name }
noble-hidden = A hidden noble
card-lost = { $noble }, lost

## Actions. ".does" is what one gets for it, in a few words.

action-income = Income
action-foreign_aid = Foreign aid
action-coup = Coup
action-tax = Tax
action-assassinate = Assassinate
action-steal = Steal
action-exchange = Exchange
action-examine = Examine
action-convert = Change faction
action-embezzle = Embezzle

does-income = take { coins-some }
does-foreign_aid = take { coins-some }
does-tax = take { coins-some }
does-steal = steal { coins-some }
does-coup = one noble falls
does-assassinate = one noble falls
does-examine = see one noble, leave or change it
does-convert = to the other one
does-embezzle = take the whole treasury reserve
does-exchange = { $pick ->
    [deck] { $amount ->
        [one] draw one from the Court, put one back
       *[other] draw { $amount } from the Court, put { $amount } back
        }
    [random] look at { $amount ->
        [one] a noble
       *[other] { $amount } nobles
        } drawn from the room
   *[other] call { $amount ->
        [one] a spectator
       *[other] { $amount } spectators
        }
    }

coin-one = { $coin ->
    [carrot] carrot
   *[coin] coin
    }
coin-many = { $coin ->
    [carrot] carrots
   *[coin] coins
    }
coins-some = { $amount ->
    [one] { $amount } { coin-one }
   *[other] { $amount } { coin-many }
    }
coins = { $count ->
    [one] { $count } { coin-one }
   *[other] { $count } { coin-many }
    }
garnets = { $count ->
    [one] { $count } garnet
   *[other] { $count } garnets
    }
influence = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
    }
costs = costs { $cost ->
    [one] { $cost } { coin-one }
   *[other] { $cost } { coin-many }
    }
faction-red = Red
faction-blue = Blue
table-label = The table
common-court = Court
common-treasury = Treasury
common-reserve = Reserve
common-court-label = { $count ->
    [one] The Court deck: { $count } noble
   *[other] The Court deck: { $count } nobles
    }
common-treasury-label = The treasury: { coins }
common-reserve-label = The treasury reserve: { coins }
host-seat = Host seat { $number }

## The room

room-label = The room
room-empty-seat = { $name }: no noble
room-full-seat = { $name }: holds a noble

## The attempt that stands on the table.

# First what is only announced, then what is being carried out.
attempt = { $action ->
    [income] { $seat } wants to take income.
    [foreign_aid] { $seat } wants to take foreign aid.
    [coup] { $seat } wants a coup against { $target }.
    [tax] { $seat } wants to collect tax.
    [assassinate] { $seat } wants to assassinate a noble of { $target }.
    [steal] { $seat } wants to steal from { $target }.
    [examine] { $seat } wants to examine a noble of { $target }.
    [convert] { $own ->
        [yes] { $seat } wants to change sides.
       *[no] { $seat } wants to change the faction of { $target }.
        }
    [embezzle] { $seat } wants to embezzle the treasury reserve.
   *[exchange] { $seat } wants to exchange nobles.
    }
attempt-done = { $action ->
    [income] { $seat } takes income.
    [foreign_aid] { $seat } takes foreign aid.
    [coup] { $seat } stages a coup against { $target }.
    [tax] { $seat } collects tax.
    [assassinate] { $seat } assassinates a noble of { $target }.
    [steal] { $seat } steals from { $target }.
    [examine] { $seat } examines a noble of { $target }.
    [convert] { $own ->
        [yes] { $seat } changes sides.
       *[no] { $seat } changes the faction of { $target }.
        }
    [embezzle] { $seat } embezzles the treasury reserve.
   *[exchange] { $seat } exchanges nobles.
    }
claims = Claims { $the_noble }.
disclaims = Claims not to have { $the_noble }.
blocks = { $seat } blocks with { $the_noble }.
challenges = { $seat } challenges { $the_noble }.
challenge-proved = { $seat } shows { $the_noble }.
challenge-caught = { $seat } does not have { $the_noble }.
challenge-denied = { $seat } challenges: has { $against } no { $noble_name }?
challenge-proved_absent = { $seat } shows every noble, and has not { $the_noble }.
challenge-caught_present = { $seat } does have { $the_noble }.
block-fallen = The block falls.
attempt-failed = { $why ->
    [challenged] Caught: it comes to nothing.
   *[blocked] Blocked: it comes to nothing.
    }

## Who is asked what, said of somebody else.

asked-side = { $seat } is asked to choose a faction.
asked-draft = { $seat } is asked to pick a noble.
asked-reveal = { $seat } is asked which noble to show.
asked-examine = { $seat } is asked to leave the noble or have it changed.
asked-starter = { $seat } is asked who begins.
asked-act = { $seat } is on turn.
asked-answer = { $seat } is asked: challenge, block, or allow?
asked-challenge = { $seat } is asked: challenge { $the_noble }, or allow?
asked-block = { $seat } is asked: block, or allow?
asked-doubt = { $seat } is asked: challenge the block, or allow it?
asked-show = { $seat } is asked to show { $the_noble }.
asked-lose = { $seat } is asked which noble to give up.
asked-take = { $seat } is asked whose noble to take.
asked-call = { $seat } is asked { $count ->
    [one] which spectator
   *[other] which { $count } spectators
    } to call.
asked-keep = { $seat } is asked which nobles to keep.
asked-others = { $count } players
asked-several = { $kind ->
    [challenge] { $seats } are asked: challenge { $the_noble }, or allow?
    [block] { $seats } are asked: block, or allow?
    [doubt] { $seats } are asked: challenge the block, or allow it?
    [draft] { $seats } are asked to pick a noble.
    [answer] { $seats } are asked: challenge, block, or allow?
   *[other] { $seats } are asked.
    }
have-answered = { $count ->
    [one] { $seats } has answered.
   *[other] { $seats } have answered.
    }
has-answered = has answered

## The log.

log-begun = The match begins.
log-chooser = { $how ->
    [garnets] { $seat } has more garnets and chooses who begins.
    [lots] The lot falls on { $seat }, who chooses who begins.
   *[other] { $seat } chooses who begins.
    }
log-first = { $how ->
    [last_winner] { $seat } has won the last match and begins.
    [lots] The lot decides: { $seat } begins.
   *[chosen] { $seat } begins.
    }
log-sided = { $faction ->
    [blue] { $seat } is blue. Around the table the factions alternate.
   *[red] { $seat } is red. Around the table the factions alternate.
    }
log-dealt_court = The nobles are dealt: two to each player. { $court } make up the Court.
log-dealt = The nobles are dealt: two to each finalist, { $holders } to the room.
log-turn = Turn { $turn }: { $seat }.
log-action = { $action ->
    [income] { $seat } takes income.
    [foreign_aid] { $seat } asks for foreign aid.
    [coup] { $seat } pays { $cost } for a coup against { $target }.
    [tax] { $seat } claims { $the_claim } to collect tax.
    [assassinate] { $seat } claims { $the_claim } and pays { $cost } to assassinate a noble of { $target }.
    [steal] { $seat } claims { $the_claim } to steal from { $target }.
    [examine] { $seat } claims { $the_claim } to examine a noble of { $target }.
    [convert] { $own ->
        [yes] { $seat } pays { $cost } to change sides.
       *[no] { $seat } pays { $cost } to change the faction of { $target }.
        }
    [embezzle] { $seat } claims not to have { $the_disclaim }, to embezzle the treasury reserve.
   *[exchange] { $seat } claims { $the_claim } for an exchange.
    }
log-allowed = { $seats } let it pass.
log-challenged = { $denied ->
    [yes] { $seat } challenges: has { $against } no { $noble_name }?
   *[no] { $about ->
        [block] { $seat } challenges the block: has { $against } { $the_noble }?
       *[action] { $seat } challenges: has { $against } { $the_noble }?
        }
    }
log-proved = { $seat } shows { $the_noble }.
log-caught = { $seat } does not have { $the_noble }.
log-refused_to_show = { $denied ->
    [yes] { $seat } shows nothing.
   *[no] { $seat } does not show { $the_noble }.
    }
log-proved_absent = { $seat } shows { $nobles }: not { $the_noble }.
log-caught_present = { $seat } does have { $the_noble }.
log-replaced = { $noble_name } shown by { $seat } goes back into the Court, and { $seat } draws another noble.
log-replaced_all = { $count ->
    [one] The noble shown by { $seat } goes back into the Court, and { $seat } draws another.
   *[other] The nobles shown by { $seat } go back into the Court, and { $seat } draws others.
    }
log-blocked = { $seat } blocks with { $the_noble }.
log-block_stands = The block by { $seat } stands.
log-block_fell = The block by { $seat } falls.
log-failed = { $why ->
    [challenged] { $seat } is caught: { attempt-lost }
   *[blocked] { $seat } is blocked: { attempt-lost }
    }
attempt-lost = { $action ->
    [income] there is no income.
    [foreign_aid] there is no foreign aid.
    [coup] there is no coup.
    [tax] no tax is collected.
    [assassinate] nobody is assassinated.
    [steal] nothing is stolen.
    [examine] nothing is examined.
    [convert] no faction changes.
    [embezzle] the treasury reserve stays.
   *[exchange] there is no exchange.
    }
log-gained = { $seat } takes { coins-gained }.
coins-gained = { $coins ->
    [one] { $coins } { coin-one }
   *[other] { $coins } { coin-many }
    }
log-stole = { $seat } takes { coins-gained } from { $target }.
log-embezzled = { $seat } embezzles { coins-gained }.
log-converted = { $faction ->
    [blue] { $target } is blue now.
   *[red] { $target } is red now.
    }
log-refunded = { $seat } gets { coins-gained } back.
log-lost = { $how ->
    [random] { $seat } loses { $the_noble }, drawn at random.
    [last] { $seat } loses { $the_noble }, the last one.
   *[chosen] { $seat } loses { $the_noble }.
    }
log-shown_out = { $noble_name } shown by { $seat } is out of play.
log-kept_shown = { $seat } keeps { $the_noble }: nobody holds another.
log-took = { $how ->
    [random] { $seat } takes the noble of { $holder }, drawn at random.
   *[chosen] { $seat } takes the noble of { $holder }.
    }
log-drew_shown = { $seat } takes up a noble that was shown before.
log-called = { $how ->
    [random] { $seat } calls { $holders }, drawn at random.
   *[chosen] { $seat } calls { $holders }.
    }
log-exchanged = { $seat } has exchanged with { $holders }.
log-exchanged_court = { $seat } has exchanged with the Court.
log-examined = { $target } shows { $seat } one noble.
log-forced = { $target } has to change that noble.
log-left = { $seat } leaves { $target } that noble.
log-exchange_void = { $seat } leaves the exchange as it was.
log-out = { $seat } is out.
log-extended = { $seat } takes an extension, { $left ->
    [0] none
   *[other] { $left }
    } left.
log-timed_out = { $kind ->
    [act] { $seat } ran out of time for an action.
    [lose] { $seat } ran out of time to give up a noble.
    [take] { $seat } ran out of time to take a noble.
    [call] { $seat } ran out of time for the exchange.
    [keep] { $seat } ran out of time for the exchange.
    [starter] { $seat } ran out of time to choose who begins.
    [side] { $seat } ran out of time to choose a faction.
    [show] { $seat } ran out of time to show a noble.
    [reveal] { $seat } ran out of time to show a noble.
    [examine] { $seat } ran out of time: the noble stays.
   *[answer] { $seat } ran out of time to answer: allowed.
    }
log-paused = { $why ->
    [restart] The console started again. The match is paused.
    [technical] Technical hold: a tablet is not there.
    [appeal] The host holds the match for an appeal.
    [rewind] The match is on hold after play was taken back.
    [panic] Everything is on hold.
   *[host] The host pauses the match.
    }
log-resumed = The match goes on.
log-stand_in = { $on ->
    [yes] A stand-in plays for { $seat }.
   *[no] { $seat } plays in person again.
    }
log-stopped = The host ends the match.
log-won = { $loser ->
    [none] { $winner } wins.
   *[other] { $winner } wins. { $loser } is eliminated.
    }
log-time_added = { $way ->
    [less] { $seat } has { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
        } less.
   *[more] { $seat } gets { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
        } back.
    }
log-extensions_added = { $way ->
    [less] { $seat } has { $number ->
        [one] one extension
       *[other] { $number } extensions
        } less.
   *[more] { $seat } gets { $number ->
        [one] one extension
       *[other] { $number } extensions
        } more.
    }
log-expired_by_host = The host closes the question: time is up for { $seat }.
log-clocks_set = { $on ->
    [yes] The clocks count again.
   *[no] Play goes on without clocks.
    }
log-answered_for = The host answers for { $seat }, on the player’s word.
log-ruled = { $cause ->
    [retirement] The host declares the match: { $winner } wins by retirement.
   *[breach] The host declares the match: { $winner } wins, for a rule was broken.
    }
log-director_opened = The director’s page was opened.
log-rewound = Play was taken back to { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
    }.

## Why a command was refused.

refused-malformed = That could not be understood. Nothing has changed.
refused-unknown_seat = This seat is not in the match.
refused-closed = Too late: that question is closed. Nothing has changed.
refused-not_asked = You are not asked right now.
refused-paused = The match is paused. Nothing has changed.
refused-time_up = Time was up before your answer arrived.
refused-over = The match is over.
refused-not_started = The match has not begun.
refused-already = That has been done already.
refused-dealing = The dealer is entering the cards. What you chose counts once they are in.
refused-impossible_draw = That cannot lie there: look again.
refused-forced_coup = With so many { coin-many } it must be a coup.
refused-cannot_pay = You do not have the { coin-many } for that.
refused-no_target = Somebody must be named for that.
refused-purse_empty = There are no { coin-many } to steal.
refused-nobody_holds = Nobody in the room holds a noble any more.
refused-reserve_empty = There is nothing on the treasury reserve.
refused-same_faction = You are of the same faction.
refused-holder_empty = That noble is gone already. Choose another.
refused-not_legal = That is not open to you now.
refused-no_extension = No extension is left.
refused-storage_full = It could not be recorded: the disk is full. The match stands still until the host has seen to it.
refused-storage_read_only = It could not be recorded: the disk cannot be written. The match stands still until the host has seen to it.
refused-storage = It could not be recorded. The match stands still until the host has seen to it.
refused-newer_data = These recordings were made by a newer version of the console.
refused-not_allowed = This screen may not do that.
refused-too_fast = Too many at once. Wait a moment.
refused-replaced = This seat is open on another screen.
refused-no_cue = That is not the next cue any more. Nothing has changed.
refused-match_runs = A match is running. End it first.
refused-not_yet = It is too early for that.
refused-not_due = Time is not up yet.
refused-no_entry = There is no such entry to go back to.
refused-no_episode = There is no such episode.
refused-too_long = That stretch is too long for the room: choose a shorter one.
refused-no_clocks = Play goes on without clocks.
refused-other = Refused ({ $code }). Nothing has changed.
