## The page that verifies a recording in the browser.

page-title = Vérifier un enregistrement
page-waiting = Un instant. Si rien d’autre ne vient, ce navigateur est trop ancien pour cette page : prenez-en un plus récent.
page-save = Enregistrer cette page
page-save-more = pour l’ouvrir depuis votre propre disque, sans cette console et sans réseau.
page-lead = Cette page rejoue un match enregistré selon les règles et dit si chacune de ses lignes est vraie. Tout se passe ici : la page n’envoie rien et n’a pas besoin de réseau.
page-take = L’enregistrement
page-choose = Choisir un enregistrement
page-choose-other = Choisir un autre enregistrement
page-drop = ou déposez le fichier n’importe où sur cette page
page-starting = Préparation des règles
page-working = Vérification
page-lines = { $of ->
    [one] { $done } ligne sur { $of }
   *[other] { $done } lignes sur { $of }
    }
page-stop = Arrêter
page-failed = Ce navigateur ne peut pas exécuter les règles ({ $why }). Essayez-en un plus récent, ou la commande : deathmatch verify FICHIER
page-too_large = Ce fichier est trop grand pour une page
page-too_large-more = Ici, on lit des enregistrements jusqu’à 256 Mo. Pour un plus grand, prenez la commande : deathmatch verify FICHIER
page-unreadable = Ce fichier est illisible
page-unreadable-more = Le navigateur n’a pas pu l’ouvrir. Choisissez-le de nouveau.
page-broke = La vérification a échoué
page-broke-more = Elle n’est pas arrivée au bout ({ $why }) : rien n’est donc dit de l’enregistrement. Essayez la commande : deathmatch verify FICHIER
page-wins = gagne
page-checked = Ce qui a été vérifié

page-photo = Comparez l’empreinte
page-photo-more = On pourrait inventer tout un enregistrement, avec un nombre secret à lui. Mais on ne peut pas trouver un nombre dont l’empreinte soit celle qui était à l’écran avant la donne : comparez donc.
page-photo-groups = L’empreinte dans cet enregistrement : { $groups }
page-photo-field = Tapez ou collez ce que montre votre photo ; les espaces et les fins de ligne ne comptent pas.
page-photo-none = Rien n’est encore comparé.
page-photo-foreign = Une empreinte n’a que des chiffres de 0 à 9 et des lettres de a à f.
page-photo-part = Les { $signs } premiers signes sur { $all } sont les mêmes. Continuez.
page-photo-same = La même : cet enregistrement nomme le nombre secret qui était à l’écran.
page-photo-longer = C’est plus long qu’une empreinte : { $signs } signes au lieu de { $all }.
page-photo-other = Une autre empreinte : elle diffère au groupe { $group }. Regardez encore la photo.

page-limits = Ce que cette page ne dit pas
page-limits-rules = Elle exécute les règles du programme, qu’elle porte en elle. Qui en doute aussi peut écrire son propre lecteur : le format et les règles sont décrits avec le programme.
page-limits-room = Elle ne peut savoir ni ce qui s’est dit et fait dans la salle, ni si l’horloge de la salle était juste : les temps sont ceux que la console a notés.
page-limits-own = Elle ne garde rien : une fois fermée, il ne reste rien de l’enregistrement dans le navigateur.

## The verdict

page-holds = L’enregistrement tient.
page-holds-more = Pas une ligne n’a été changée, et tout y découle, selon les règles, de ce qui précède. Comparez maintenant l’empreinte ci-dessous avec votre photo.
page-wrong = L’enregistrement ne tient pas.
page-cut = L’enregistrement tient jusqu’à la ligne { $line }.
page-no_recording = Ce n’est pas un enregistrement
page-no_recording-more = Sa première ligne n’est pas celle d’un enregistrement que cette page sait lire : c’est un autre fichier, abîmé au début, ou écrit par une version plus récente.
page-no-seed = Le nombre secret n’est pas dans ce fichier : aucun tirage n’a donc pu être refait, chacun a été lu à ce qui en est sorti. Le nombre est publié quand le match est terminé.
page-by-hand = On a distribué de vraies cartes : les tirages ont été faits sur la table et saisis à la main, aucun nombre secret ne peut donc les prouver.
page-seal-late = Le sceau n’était pas à l’écran avant le premier appui. Cela ne rend pas l’enregistrement faux, mais aucune photo n’a pu être prise à temps.

verify-cut-no_end = Le fichier s’arrête là. Le match se jouait encore quand il a été enregistré, ou la suite s’est perdue.
verify-cut-half_line = La ligne suivante est coupée au milieu, comme par une panne de courant.

## What is wrong with a line

verify-wrong-long = La ligne { $line } dépasse { NUMBER($most) } octets.
verify-wrong-form = La ligne { $line } n’est pas une ligne d’enregistrement, à la lettre près.
verify-wrong-changed = La ligne { $line } n’est pas celle qui a été écrite : la ligne suivante en suit une autre.
verify-wrong-follows = La ligne { $line } ne découle pas de la ligne précédente.
verify-wrong-missing = La ligne { $line } manque, ou n’est pas à sa place.
verify-wrong-back = À la ligne { $line }, le temps ou le compte des tirages recule.
verify-wrong-no_fit = La ligne { $line } et la dernière ligne ne s’accordent pas.
verify-wrong-early_end = La ligne { $line } est une dernière ligne, et ne découle pas de la ligne précédente.
verify-wrong-after_end = La ligne { $line } vient après la dernière ligne.
verify-wrong-header = La ligne { $line } ne dit pas de quoi l’épisode est fait.
verify-wrong-salt = Le sel de la ligne { $line } n’est pas celui que donne le nombre secret.
verify-wrong-command = Les règles ne connaissent pas la commande de la ligne { $line }.
verify-wrong-by = La ligne { $line } n’a pas le genre, ou l’auteur, que sa commande peut avoir.
verify-wrong-command_id = La commande de la ligne { $line } a déjà été exécutée.
verify-wrong-no_entry = La ligne { $line } n’a pas pu se produire.
verify-wrong-refused = Les règles n’admettent pas la commande de la ligne { $line } à ce moment ({ $reason }).
verify-wrong-decision = Les événements de la ligne { $line } ne sont pas ceux que les règles tirent de sa commande.
verify-wrong-draw = Le tirage de la ligne { $line } n’est pas celui que donnent le nombre secret et les appuis.
verify-wrong-counter = Le compte des tirages de la ligne { $line } ne va pas avec ses tirages.
verify-wrong-late = Avant la ligne { $line }, le temps était écoulé, et l’enregistrement n’en dit rien.
verify-wrong-seed = Le nombre secret de la ligne { $line } n’a pas l’empreinte qui a été scellée.
verify-wrong-not_over = La ligne { $line } est une dernière ligne, et le match n’est pas terminé.
verify-wrong-result = Le résultat de la ligne { $line } n’est pas celui qui a été joué.

## What was checked; the figure stands before it

verify-checked-lines = { $count ->
    [one] ligne
   *[other] lignes, chacune avec l’empreinte de la précédente
    }
verify-checked-decisions = { $count ->
    [one] décision d’un joueur : permise, prise par qui devait répondre, et avec ce qu’en tirent les règles
   *[other] décisions de joueurs : chacune permise, prise par qui devait répondre, et avec ce qu’en tirent les règles
    }
verify-checked-directives = { $count ->
    [one] ordre de la régie ou de la console, avec ce qui en est sorti
   *[other] ordres de la régie ou de la console, chacun avec ce qui en est sorti
    }
verify-checked-expiries = { $count ->
    [one] temps écoulé : au moment que disent les chronos, noté { NUMBER($late, minimumFractionDigits: 1) } s plus tard
   *[other] temps écoulés : chacun au moment que disent les chronos, noté { NUMBER($late, minimumFractionDigits: 1) } s plus tard au plus
    }
verify-checked-extensions = { $count ->
    [one] prolongation de chrono, qui était disponible
   *[other] prolongations de chrono, chacune disponible
    }
verify-checked-taps = { $count ->
    [one] appui d’un finaliste, qui entre dans chaque tirage
   *[other] appuis des finalistes, qui entrent dans chaque tirage
    }
verify-checked-rewinds = { $count ->
    [one] retour en arrière ; ce qui a été annulé est aussi dans l’enregistrement
   *[other] retours en arrière ; ce qui a été annulé est aussi dans l’enregistrement
    }
verify-checked-draws = { $draws ->
    [again] { $count ->
        [one] nombre tiré, recalculé à partir du nombre secret et des appuis
       *[other] nombres tirés, dont la donne, chacun recalculé à partir du nombre secret et des appuis
    }
   *[read] { $count ->
        [one] tirage, lu à ce qui en est sorti
       *[other] tirages, chacun lu à ce qui en est sorti
    }
    }
verify-checked-salts = { $count ->
    [one] sel, recalculé à partir du nombre secret
   *[other] sels, chacun recalculé à partir du nombre secret
    }
