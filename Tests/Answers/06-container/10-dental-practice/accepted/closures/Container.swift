// Not needed: all is done by functions.
