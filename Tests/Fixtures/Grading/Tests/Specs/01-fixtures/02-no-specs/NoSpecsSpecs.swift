// Somebody removed the specs.
