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
    [last_winner] Le dernier vainqueur commence, ou le sort décide au premier match. Sens horaire.
   *[random] Le sort décide qui commence. On joue en sens horaire.
    }
rules-start = Deux nobles chacun. { $same ->
    [yes] Tout le monde commence avec { $first ->
        [one] { $first } { $coin ->
            [carrot] carotte
           *[coin] pièce
            }
       *[other] { $first } { $coin ->
            [carrot] carottes
           *[coin] pièces
            }
        }.
   *[no] Qui joue en premier commence avec { $first ->
        [one] { $first } { $coin ->
            [carrot] carotte
           *[coin] pièce
            }
       *[other] { $first } { $coin ->
            [carrot] carottes
           *[coin] pièces
            }
        }, chaque autre joueur avec { $others }.
    }
rules-two = À deux joueurs, { $way ->
    [first_1] qui joue en premier commence avec 1, l’autre avec 2.
    [both_1] chacun commence avec 1.
   *[draft] chacun choisit un noble dans un jeu à soi et en reçoit un d’un troisième jeu ; qui joue en premier commence avec 1, l’autre avec 2.
    }
rules-bank = Il y a { $coins } { $coin ->
    [carrot] carottes
   *[coin] pièces
    } en tout. On ne peut pas prendre ce qui n’est pas dans le Trésor.
rules-response = { $response ->
    [staged] À chaque annonce : défier ou laisser passer, puis bloquer ou laisser passer.
   *[combined] À chaque annonce, une réponse : défier, bloquer ou laisser passer.
    }
rules-several = Tous répondent en même temps. { $priority ->
    [clockwise] À la fin compte le défi le plus proche de l’annonce, en sens horaire.
   *[arrival] Le premier défi compte.
    } { $seen ->
    [yes] On voit qui a répondu.
   *[no] On ne voit pas qui a répondu.
    }
rules-second-block = Quand un défi fait tomber un blocage, quelqu’un d’autre peut encore bloquer.
rules-right = Défi gagné (le noble n’est pas là) : l’annonce tombe, et son auteur perd un noble.
rules-right-coins = Annonce tombée : son prix est { $back ->
    [yes] rendu
   *[no] perdu
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
rules-blocked-coins = Action bloquée : son prix est { $back ->
    [yes] rendu
   *[no] perdu
    }.
rules-short-purse = Un vol prend ce qu’il y a, et { $zero ->
    [yes] peut ne rien trouver
   *[no] ne peut pas viser une bourse vide
    }.
rules-loot = Un vol prend aussi dans la bourse d’un joueur qui vient de sortir.
rules-forced = Avec { $coins } { $coin ->
    [carrot] carottes
   *[coin] pièces
    } ou plus au début du tour, le coup d’État est obligatoire.
rules-inquisitor = L’Inquisiteur remplace l’Ambassadeur.
rules-examine = Inspection : { $picks ->
    [random] un noble, tiré au sort, est montré au seul Inquisiteur
   *[target] la cible choisit le noble montré au seul Inquisiteur
    }, qui peut le faire changer.{ $mates ->
    [yes] {""}
   *[no] {" "}Jamais dans son camp.
    }
rules-factions = Camps rouge et bleu. Tant qu’il en reste deux, ni coup d’État, ni assassinat, ni vol, ni aide bloquée dans le sien.
rules-convert = Changer de camp coûte { $own } ; faire changer un autre joueur, { $other }. Le prix va dans la réserve.
rules-embezzle = Annoncer ne pas avoir { $noble ->
    [duke] le Duc
    [assassin] l’Assassin
    [captain] le Capitaine
    [ambassador] l’Ambassadeur
    [contessa] la Comtesse
    [inquisitor] l’Inquisiteur
   *[other] { $noble }
    } permet de prendre la réserve{ $empty ->
    [yes] , même vide
   *[no] {""}
    }. En cas de défi : tout montrer et repiocher, ou perdre un noble.
rules-clock = { $seconds } secondes par décision. { $extensions ->
    [0] Aucune prolongation.
    [one] Une prolongation de { $extra } secondes par { $who ->
        [player] joueur
       *[finalist] finaliste
        }{ $alone ->
        [yes] , prise d’office
       *[no] {""}
        }.
   *[other] { $extensions } prolongations de { $extra } secondes par { $who ->
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
audience-seal-more = Voici l’empreinte (SHA-256) d’un nombre secret, désormais fixé. Chaque tirage viendra de ce nombre et de trois appuis par { $eliminates ->
    [yes] finaliste
   *[no] joueur
    }, que personne ne peut prévoir. Prenez une photo : après le match, le nombre sera montré et devra correspondre.
audience-seal-alone = Voici l’empreinte (SHA-256) d’un nombre secret, fixé avant le match. Chaque tirage vient de ce seul nombre. Prenez une photo : après le match, le nombre sera montré et devra correspondre.

## The proof
audience-proof = Le nombre secret
audience-proof-seal = Son empreinte (SHA-256), qui doit être celle de votre photo du sceau
audience-proof-more = Si c’est bien elle, le nombre était fixé avant la donne et personne ne l’a changé depuis. Avec lui et les appuis des { $eliminates ->
    [yes] finalistes
   *[no] joueurs
    }, qui sont dans l’enregistrement, chacun peut recalculer tous les tirages de ce match et les vérifier.

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
result-leaves = { $cause ->
    [retirement] se retire et quitte le jeu
    [breach] a enfreint une règle et quitte le jeu
   *[other] quitte le jeu
    }

audience-highlight = Temps fort
audience-highlight-of = { $turn ->
    [0] Épisode { $episode }
   *[other] Épisode { $episode }, tour { $turn }
    }

## Son
audience-enable-sound = Pour le son, une touche ou un clic

## L’habillage d’antenne
overlay-extensions = { $count ->
    [one] Reste une prolongation
   *[other] Reste { $count } prolongations
    }
overlay-asked = { $kind ->
    [lose] { $seat } perd un noble.
    [take] { $seat } prend un noble.
    [side] { $seat } choisit un camp.
    [draft] { $count ->
        [one] { $seat } choisit un noble.
       *[other] { $seat } choisissent chacun un noble.
        }
    [reveal] { $seat } choisit quel noble montrer.
    [examine] { $seat } choisit : laisser le noble, ou le faire changer.
   *[starter] { $seat } choisit qui commence.
    }
