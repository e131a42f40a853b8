audience-soon = Le match va commencer.
audience-challenge-word = Défi
audience-claims = selon { $seat }
audience-disclaims = { $seat } annonce ne pas avoir { $the_noble }
audience-blocks = { $seat } bloque
audience-shown = Hors jeu
audience-turn = Tour { $turn }
audience-eliminated = quitte le jeu
audience-wins = { $name } reste dans le jeu.
audience-winner = gagne
audience-stopped = Le match a été interrompu.
audience-stopped-more = Personne ne quitte le jeu.
audience-slate = De retour dans un instant.

audience-episode = Épisode { $episode }

## The cast
audience-cast-finalists = { $eliminates ->
    [yes] Les finalistes
   *[no] Les joueurs
    }
audience-cast-out = a quitté le jeu

## The rules, read off the tables of the edition
rules-column-action = Action
rules-column-cost = Prix
rules-column-does = Effet
rules-column-claim = Annonce
rules-column-block = Bloqué par
rules-unblocked = personne
rules-pages = Page { $page } sur { $pages }
rules-aim = { $out ->
    [yes] Qui a perdu ses deux nobles perd le match et quitte le jeu.
   *[no] Qui a perdu ses deux nobles sort du match. Le dernier joueur avec un noble gagne.
    }
rules-starter = { $way ->
    [garnets] Qui a le plus de grenats choisit qui commence. À égalité de grenats, { $tie ->
        [opponent] l’adversaire choisit.
        [candidate] la personne en danger choisit.
       *[lots] on tire au sort.
        }
    [last_winner] Le vainqueur du dernier match commence ; au premier match, on tire au sort. On joue dans le sens horaire.
   *[random] On tire au sort qui commence. On joue dans le sens horaire.
    }
rules-start = Deux nobles chacun. { $same ->
    [yes] Tout le monde commence avec { $first ->
        [one] { $first } { $coin ->
            [carrot] carotte
           *[coin] pièce
            }
       *[other] { $first } { $coin ->
            [carrot] carottes
           *[coin] pièces
            }
        }.
   *[no] Qui joue en premier commence avec { $first ->
        [one] { $first } { $coin ->
            [carrot] carotte
           *[coin] pièce
            }
       *[other] { $first } { $coin ->
            [carrot] carottes
           *[coin] pièces
            }
        }, chaque autre joueur avec { $others }.
    }
rules-two = À deux joueurs, { $way ->
    [first_1] qui joue en premier commence avec 1, l’autre avec 2.
    [both_1] chacun commence avec 1.
   *[draft] chacun choisit un noble dans un jeu à soi et en reçoit un d’un troisième jeu ; qui joue en premier commence avec 1, l’autre avec 2.
    }
rules-bank = Il y a { $coins } { $coin ->
    [carrot] carottes
   *[coin] pièces
    } en tout. On ne peut pas prendre ce qui n’est pas dans le Trésor.
rules-response = { $response ->
    [staged] On répond à chaque annonce en deux temps : d’abord défier ou laisser passer, puis bloquer ou laisser passer.
   *[combined] On répond à chaque annonce en une fois : défier, bloquer ou laisser passer.
    }
rules-several = On interroge en même temps tous les joueurs qui peuvent répondre. { $priority ->
    [clockwise] Quand tous ont répondu, c’est le défi le plus proche de l’annonce, dans le sens horaire, qui compte.
   *[arrival] Le premier défi compte.
    } { $seen ->
    [yes] On voit qui a répondu.
   *[no] On ne voit pas qui a répondu.
    }
rules-second-block = Quand un défi fait tomber un blocage, quelqu’un d’autre peut encore bloquer.
rules-right = Défi gagné (le noble n’est pas là) : l’annonce tombe, et son auteur perd un noble.
rules-right-coins = Les { $coin ->
    [carrot] carottes
   *[coin] pièces
    } payées pour une annonce tombée sur un défi sont { $back ->
    [yes] rendues
   *[no] perdues
    }.
rules-wrong = Défi perdu (le noble est là) : c’est l’auteur du défi qui perd un noble.
rules-replaced = { $pick ->
    [deck] Le noble montré retourne à la Cour, et l’auteur de l’annonce en pioche un autre.
    [random] Le noble montré est hors jeu. Un noble de la salle, tiré au sort, le remplace.
   *[finalist] Le noble montré est hors jeu. L’auteur de l’annonce le remplace par celui du spectateur de son choix.
    }
rules-holders = Onze spectateurs détiennent chacun un noble. { $spare ->
    [set_aside] S’il y a moins de spectateurs, le reste est mis de côté.
    [double] S’il y a moins de spectateurs, certains en détiennent deux.
   *[host_seats] S’il y a moins de spectateurs, la régie détient le reste.
    } { $empty ->
    [draw_from_shown] Si plus personne n’en détient, on tire parmi les nobles montrés.
   *[keep] Si plus personne n’en détient, le noble montré est gardé.
    }
rules-spectators = { $own ->
    [yes] Les spectateurs voient leur noble
   *[no] Les spectateurs ne voient pas leur noble
    } { $talk ->
    [off] et se taisent pendant le jeu.
   *[open] et disent ce qu’ils veulent, vrai ou faux. Personne ne montre de carte.
    }
rules-refuse = Face à un défi, on peut refuser de montrer : on perd alors le défi{ $card ->
    [not_claimed] {" "}et un noble autre que celui annoncé
   *[any] {""}
    }.
rules-own-block = L’auteur d’un défi perdu { $may ->
    [yes] peut encore bloquer, s’il lui reste un noble
   *[no] ne peut plus bloquer
    }.
rules-blocked-coins = Les { $coin ->
    [carrot] carottes
   *[coin] pièces
    } payées pour une action bloquée sont { $back ->
    [yes] rendues
   *[no] perdues
    }.
rules-short-purse = Un vol prend ce qu’il y a, et { $zero ->
    [yes] peut ne rien trouver
   *[no] ne peut pas viser une bourse vide
    }.
rules-loot = Un vol prend aussi dans la bourse d’un joueur qui vient de sortir.
rules-forced = Avec { $coins } { $coin ->
    [carrot] carottes
   *[coin] pièces
    } ou plus au début du tour, le coup d’État est obligatoire.
rules-inquisitor = L’Inquisiteur remplace l’Ambassadeur.
rules-examine = Inspection : { $picks ->
    [random] un noble, tiré au sort, est montré au seul Inquisiteur
   *[target] la cible choisit le noble qu’elle montre au seul Inquisiteur
    }, qui peut le faire changer.{ $mates ->
    [yes] {""}
   *[no] {" "}On n’inspecte personne de son propre camp.
    }
rules-factions = Deux camps, rouge et bleu. Contre son camp, ni coup d’État, ni assassinat, ni vol, ni blocage de l’aide étrangère, sauf si tout le monde est du même camp.
rules-convert = Changer de camp coûte { $own } ; faire changer un autre joueur, { $other }. Le prix va dans la réserve.
rules-embezzle = Qui annonce ne pas avoir { $noble ->
    [duke] le Duc
    [assassin] l’Assassin
    [captain] le Capitaine
    [ambassador] l’Ambassadeur
    [contessa] la Comtesse
    [inquisitor] l’Inquisiteur
   *[other] { $noble }
    } peut prendre toute la réserve{ $empty ->
    [yes] , même vide
   *[no] {""}
    }. Face à un défi, on montre tous ses nobles et on en pioche autant, ou on en perd un.
rules-clock = { $seconds } secondes par décision. { $extensions ->
    [0] Aucune prolongation.
    [one] Une prolongation de { $extra } secondes par { $who ->
        [player] joueur
       *[finalist] finaliste
        }{ $alone ->
        [yes] , prise d’office
       *[no] {""}
        }.
   *[other] { $extensions } prolongations de { $extra } secondes par { $who ->
        [player] joueur
       *[finalist] finaliste
        }{ $alone ->
        [yes] , prises d’office
       *[no] {""}
        }.
    }
rules-untimed = On joue sans chrono.
rules-garnets = Les grenats du finaliste éliminé { $go ->
    [to_winner] vont au vainqueur
    [kept] lui restent
   *[removed] sont retirés du jeu
    }.
nobles-blocks = Bloque

## The seal
audience-score = Le score de la soirée
audience-score-none = Aucun match n’a encore été gagné.
audience-seal = Le sceau
audience-seal-more = Voici l’empreinte (SHA-256) d’un nombre secret, désormais fixé. Chaque tirage viendra de ce nombre et de trois appuis par finaliste, que personne ne peut prévoir. Prenez une photo : après le match, le nombre sera montré et devra correspondre.
audience-seal-alone = Voici l’empreinte (SHA-256) d’un nombre secret, fixé avant le match. Chaque tirage vient de ce seul nombre. Prenez une photo : après le match, le nombre sera montré et devra correspondre.

## The proof
audience-proof = Le nombre secret
audience-proof-seal = Son empreinte (SHA-256), qui doit être celle de votre photo du sceau
audience-proof-more = Si c’est bien elle, le nombre était fixé avant la donne et personne ne l’a changé depuis. Avec lui et les appuis des finalistes, qui sont dans l’enregistrement, chacun peut recalculer tous les tirages de ce match et les vérifier.

## The spectators’ wall
spectators-title = La salle
spectators-count = { $lit ->
    [0] Plus personne dans la salle ne détient de noble
    [one] Un seul sur { $all } détient encore un noble
   *[other] { $lit } sur { $all } détiennent un noble
    }
spectators-holds = { $count } nobles
spectators-gone = noble pris
spectators-called = appel

## The result
result-stays = { $eliminates ->
    [yes] reste
   *[no] gagne
    }

audience-highlight = Temps fort
audience-highlight-of = { $turn ->
    [0] Épisode { $episode }
   *[other] Épisode { $episode }, tour { $turn }
    }
