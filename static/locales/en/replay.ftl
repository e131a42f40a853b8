## The page on which an episode plays again.

replay-title = Replay
replay-episode = Episode { $episode }
replay-running = This episode is not over. What there is of it ends with its last recorded entry.
replay-loading = One moment
replay-lost = The server cannot be reached. Start the replay again.
replay-stage = What is shown
replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-step-back = Previous decision
replay-step-on = Next decision
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-time = { $now } / { $all }
replay-time-turn = { $now } of { $all }, { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
    }
replay-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
    }
replay-speed = Speed
replay-speed-of = { $speed }×
replay-skip = Skip thinking
replay-skip-about = Every wait lasts two seconds at most
replay-view = Point of view
replay-view-room = The room
replay-view-all = All hands open
replay-views-finalists = Finalists
replay-views-players = Players
replay-views-spectators = Spectators
replay-full = Full screen
replay-keys = Keys
replay-close = Close
replay-timeline = Timeline
replay-marks-more = { $count ->
    [one] and one more
   *[other] and { $count } more
    }

replay-mark-turn = Turn
replay-mark-claim = Claim
replay-mark-challenge = Challenge
replay-mark-challenge_won = Challenge won
replay-mark-challenge_lost = Challenge lost
replay-mark-loss = Loss
replay-mark-extension = Extension
replay-mark-pause = Pause
replay-mark-time_out = Time-out
replay-mark-correction = Correction by the host
replay-mark-rewind = Play taken back
replay-mark-end = End

replay-key-space = Space
replay-key-home = Home
replay-key-end = End
replay-key-does-toggle = play or pause
replay-key-does-move = { $way ->
    [back] back { $seconds } seconds
   *[on] on { $seconds } seconds
    }
replay-key-does-step = { $way ->
    [back] previous decision
   *[on] next decision
    }
replay-key-does-turn = { $way ->
    [back] previous turn
   *[on] next turn
    }
replay-key-does-tenth = to that tenth of the episode
replay-key-does-edge = { $way ->
    [back] to the beginning
   *[on] to the end
    }
replay-key-does-speed = { $way ->
    [back] slower
   *[on] faster
    }
replay-key-does-skip = skip thinking, or not
replay-key-does-view = next point of view
replay-key-does-full = full screen
replay-key-does-help = these keys
