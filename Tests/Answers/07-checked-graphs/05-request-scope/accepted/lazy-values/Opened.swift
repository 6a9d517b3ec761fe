// The scope remembers by itself what was opened.
