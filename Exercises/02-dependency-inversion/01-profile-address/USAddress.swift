// TODO 2: Keep here what only a US address knows: its parts, and how they are
// written on one line.
