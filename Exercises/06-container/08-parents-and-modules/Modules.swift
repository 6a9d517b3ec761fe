/// Registers the oven and the baker.
func kitchen(_ container: Container) {
}

/// Registers the till and the shop.
func shop(_ container: Container) {
}

/// Registers the van.
func delivery(_ container: Container) {
}
