## The server’s plain pages for what goes wrong with an address.

error-not-found = There is nothing at this address.
error-not-allowed = This address does not take that.
error-internal = Something went wrong here. Nothing is lost; try again.
error-other = That was not understood.
