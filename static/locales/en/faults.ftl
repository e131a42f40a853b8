## What was found in a show file, for "Found …".

found-nothing = nothing
found-value = { $value }
found-table = a table
found-list = { $count ->
    [0] an empty list
   *[other] a list of { $count }
    }
found-vast = a number that is far too large
found-unknown_key = the unknown key "{ $key }"
found-unknown_switch = the unknown switch "{ $name }"
found-foreign_switch = the switch "{ $name }", which the edition { $edition } does not have
found-foreign_key = { $key }, which the edition { $edition } does not have
found-together = switches that do not go together
found-twice = "{ $name }" twice
found-cues = { $count ->
    [0] cues that do nothing
   *[other] cues that do { $does }
    }
found-picture_kind = "{ $path }", which is not a picture of a known kind
found-sound_kind = "{ $path }", which is not a sound of a known kind
found-file_outside = "{ $path }", which is outside the show’s folder
found-file_missing = "{ $path }", and there is no such file
found-file_unreadable = "{ $path }", which cannot be read
found-file_too_large = "{ $path }", which is larger than { $most } MiB
found-folder = a folder with no show.toml in it
found-no_show = no such show
found-values_large = values too large to read
found-file_large = a file of { NUMBER($bytes) } bytes
found-unreadable = a file that cannot be read ({ $why })
found-not_utf8 = a byte that is not UTF-8 ({ $byte })
found-not_toml = { $column ->
    [0] text that is not TOML at the end of the file ({ $why })
   *[other] text that is not TOML at column { $column } ({ $why })
    }

## What would be right, for "right would be …".

right-whole = a whole number from { $low } to { $high }
right-whole_or_unlimited = "unlimited" or a whole number from { $low } to { $high }
right-seconds = a whole number of seconds from { $low } to { $high }
right-milliseconds = a whole number of milliseconds from { $low } to { $high }
right-hold = a whole number of seconds from 1 to { $high } after which the clocks stop, or 0 for never
right-bool = true or false
right-colour = a colour as six hexadecimal digits, such as "#d6ab52"
right-id = a short name of small letters a-z, digits and single hyphens, at most { $most }, such as "nomi" or "commander-shepard"
right-line = a text of 1 to { $most } characters on one line, with no space around it
right-notes = what the host says, at most { $most } characters
right-picture = the path of a picture (png, jpg, jpeg, webp) inside the show’s own folder
right-sound = the path of a sound (ogg, mp3, wav, m4a) inside the show’s own folder
right-peek = "always" (own nobles are face up) or "hold" (only while a finger holds Peek)
right-language_tag = a language tag, such as "en", "fr" or "th"
right-scene = one of the scenes { $options }
right-edition = the name of an edition: { $options }
right-does = "nothing", "begin", "deal" or "play"
right-to = "room", "seats" or an id of the cast
right-dice = "sealed" (drawn from the sealed seed) or "by hand" (real cards are dealt)
right-finalists = under finalists a list of two ids of the cast, such as ["marvin", "nomi"]: first the candidate, then the opponent
right-players = under players a list of ids of the cast, such as ["cally", "dax", "ivanova"]: the players in the order of their seats, clockwise
right-so_many = a list of { $low } to { $high } ids of the cast: the players in the order of their seats, clockwise
right-table = a table [{ $key }]
right-entries = entries, each under [[{ $key }]]
right-cast = [[cast]] entries for at least two people
right-one_of = one of { $options }{ $hint ->
    [yes] {" "}(did you mean "{ $near }"?)
   *[no] {""}
    }
right-language = a language that the screens have words in: one of { $options }{ $hint ->
    [yes] {" "}(did you mean "{ $near }"?)
   *[no] {""}
    }
right-show = the path of a folder with a show.toml, or one of the shows { $options }{ $hint ->
    [yes] {" "}(did you mean "{ $near }"?)
   *[no] {""}
    }
right-under = to put it under { $table }
right-above = to put it above the first [table]
right-free_id = an id that is not kept for the crew, the clock or the coins
right-own_id = { $line ->
    [0] an id that nobody else has
   *[other] an id that nobody else has (line { $line } has it already)
    }
right-own_cue = an id that no other cue has
right-different = { $count ->
    [2] two different ids of the cast
   *[other] different ids
    }
right-cues_in_order = one cue each with does = "begin", "deal" and "play", in this order
right-coup_price = forced_coup_at of at least the price of a coup ({ $least }), not { $given }
right-bank = bank = "unlimited" or at least { $least } coins, not { $given }
right-values_small = lists and numbers of an ordinary size
right-file_small = a file of at most { NUMBER($most) } bytes
right-readable = a readable file
right-utf8 = text saved as UTF-8
right-toml = lines such as key = "text", key = 12 or [table]
