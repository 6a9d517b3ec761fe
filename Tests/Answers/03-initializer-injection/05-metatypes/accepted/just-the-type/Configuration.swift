// Sound: no configuration; each screen is told just the type that it uses.
// Keeps: 2
