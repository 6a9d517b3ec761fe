// There is no container.
