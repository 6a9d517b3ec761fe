// TODO 4: A type whose values are open stores, and nothing else. Whoever has
// one can ask for the token, and no `NotStarted` can come back.
