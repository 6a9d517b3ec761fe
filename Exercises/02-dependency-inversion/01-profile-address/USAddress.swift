// TODO 2: Put here what only a US address knows: its parts, and how they are
// written on one line.
