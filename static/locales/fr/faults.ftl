## Ce qui a été trouvé dans un fichier d’émission, après « Trouvé : ».

found-nothing = rien
found-value = { $value }
found-table = une table
found-list = { $count ->
    [0] une liste vide
   *[other] une liste de { $count }
    }
found-vast = un nombre bien trop grand
found-unknown_key = la clé inconnue « { $key } »
found-unknown_switch = le réglage inconnu « { $name } »
found-foreign_switch = le réglage « { $name } », que l’édition { $edition } n’a pas
found-foreign_key = { $key }, que l’édition { $edition } n’a pas
found-together = des réglages incompatibles
found-twice = « { $name } » deux fois
found-cues = { $count ->
    [0] des séquences qui ne lancent rien
   *[other] des séquences qui lancent { $does }
    }
found-picture_kind = « { $path } », qui n’est pas une image d’un type connu
found-sound_kind = « { $path } », qui n’est pas un son d’un type connu
found-file_outside = « { $path } », hors du dossier de l’émission
found-file_missing = « { $path } », et il n’y a pas de tel fichier
found-file_unreadable = « { $path } », illisible
found-file_too_large = « { $path } », de plus de { $most } Mio
found-folder = un dossier sans show.toml
found-no_show = aucune émission de ce nom
found-values_large = des valeurs trop grandes pour être lues
found-file_large = un fichier de { NUMBER($bytes) } octets
found-unreadable = un fichier illisible ({ $why })
found-not_utf8 = un octet qui n’est pas de l’UTF-8 ({ $byte })
found-not_toml = { $column ->
    [0] un texte qui n’est pas du TOML à la fin du fichier ({ $why })
   *[other] un texte qui n’est pas du TOML à la colonne { $column } ({ $why })
    }

## Ce qu’il faudrait, après « il faudrait : ».

right-whole = un nombre entier de { $low } à { $high }
right-whole_or_unlimited = "unlimited" ou un nombre entier de { $low } à { $high }
right-seconds = un nombre entier de secondes, de { $low } à { $high }
right-milliseconds = un nombre entier de millisecondes, de { $low } à { $high }
right-hold = un nombre entier de secondes, de 1 à { $high }, après lequel les chronos s’arrêtent, ou 0 pour jamais
right-bool = true ou false
right-colour = une couleur en six chiffres hexadécimaux, comme "#d6ab52"
right-id = un nom court en lettres minuscules a-z, chiffres et tirets simples, { $most } signes au plus, comme "nomi" ou "commander-shepard"
right-line = un texte de 1 à { $most } signes sur une ligne, sans espace autour
right-notes = ce que dit la régie, { $most } signes au plus
right-picture = le chemin d’une image (png, jpg, jpeg, webp) dans le dossier de l’émission
right-sound = le chemin d’un son (ogg, mp3, wav, m4a) dans le dossier de l’émission
right-peek = "always" (nobles visibles) ou "hold" (seulement tant qu’un doigt appuie)
right-language_tag = un code de langue, comme "en", "fr" ou "th"
right-scene = l’une des scènes { $options }
right-edition = le nom d’une édition : { $options }
right-does = "nothing", "begin", "deal" ou "play"
right-to = "room", "seats" ou un id du casting
right-dice = "sealed" (tiré de la graine scellée) ou "by hand" (de vraies cartes sont distribuées)
right-finalists = sous finalists, une liste de deux ids du casting, comme ["marvin", "nomi"] : d’abord le candidat en danger, puis l’adversaire
right-players = sous players, une liste d’ids du casting, comme ["cally", "dax", "ivanova"] : les joueurs dans l’ordre des places, en sens horaire
right-so_many = une liste de { $low } à { $high } ids du casting : les joueurs dans l’ordre des places, en sens horaire
right-table = une table [{ $key }]
right-entries = des entrées, chacune sous [[{ $key }]]
right-cast = des entrées [[cast]] pour au moins deux personnes
right-one_of = l’un de { $options }{ $hint ->
    [yes] {" "}(vouliez-vous dire « { $near } » ?)
   *[no] {""}
    }
right-language = une langue dont les écrans ont les mots : { $options }{ $hint ->
    [yes] {" "}(vouliez-vous dire « { $near } » ?)
   *[no] {""}
    }
right-show = le chemin d’un dossier avec un show.toml, ou l’une des émissions { $options }{ $hint ->
    [yes] {" "}(vouliez-vous dire « { $near } » ?)
   *[no] {""}
    }
right-under = de la mettre sous { $table }
right-above = de la mettre au-dessus de la première [table]
right-free_id = un id qui n’est pas réservé à la régie, au chrono ou aux pièces
right-own_id = { $line ->
    [0] un id que personne d’autre n’a
   *[other] un id que personne d’autre n’a (la ligne { $line } l’a déjà)
    }
right-own_cue = un id qu’aucune autre séquence n’a
right-different = { $count ->
    [2] deux ids différents du casting
   *[other] des ids différents
    }
right-cues_in_order = une séquence chacune avec does = "begin", "deal" et "play", dans cet ordre
right-coup_price = forced_coup_at au moins au prix d’un coup d’État ({ $least }), et non { $given }
right-bank = bank = "unlimited" ou au moins { $least } pièces, et non { $given }
right-values_small = des listes et des nombres de taille ordinaire
right-file_small = un fichier de { NUMBER($most) } octets au plus
right-readable = un fichier lisible
right-utf8 = un texte enregistré en UTF-8
right-toml = des lignes comme clé = "texte", clé = 12 ou [table]
