// TODO 5: The same for a session. Let its list of dependencies carry the
// order: without an open store, nobody can even write "sign in".
