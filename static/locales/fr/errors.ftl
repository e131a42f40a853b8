## The server’s plain pages for what goes wrong with an address.

error-not-found = Il n’y a rien à cette adresse.
error-not-allowed = Cette adresse n’accepte pas cette demande.
error-internal = Une erreur s’est produite ici. Rien n’est perdu ; réessayez.
error-other = Cette demande n’a pas été comprise.
