// Sound: what the announcer needs is a closure of the standard library's types,
// so that there's nothing to declare, and no module for it. This file is empty.
