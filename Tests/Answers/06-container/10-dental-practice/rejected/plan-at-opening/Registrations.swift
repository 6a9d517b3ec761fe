// Nothing is registered.
