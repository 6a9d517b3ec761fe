/// The app's main begins with `let container = makeContainer()`.
func makeContainer() -> Container {
  Container()
}

/// The shop, built from what is registered; `nil` when a service is missing.
func makeShop(from container: Container) -> Shop? {
  Shop()
}
