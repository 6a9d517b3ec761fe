// Sound: one reminder for all ways; the root asks the factory and the locator.
// Keeps: 1
