/// The app's main begins with `let container = makeContainer()`.
func makeContainer() -> Container {
  let container = Container()
  container.register((any Oven).self, instance: GasOven())
  container.register(Bread.Price.self, instance: Bread.Price(cents: 320))
  container.register(Cake.Price.self, instance: Cake.Price(cents: 450))
  return container
}

/// The shop, built from what is registered; `nil` when a part is missing.
func makeShop(from container: Container) -> Shop? {
  let parts: [Any.Type] = [(any Oven).self, Bread.Price.self, Cake.Price.self]
  return parts.allSatisfy(container.contains) ? Shop(container: container) : nil
}
