// Wrong: the shop asks whether there are prices, and takes the app's.
// Rejected by: the app's shop uses its oven and both prices

extension Bread.Price {
  fileprivate static var standard: Self { Self(cents: 320) }
}

extension Cake.Price {
  fileprivate static var standard: Self { Self(cents: 450) }
}

/// The app's main begins with `let container = makeContainer()`.
func makeContainer() -> Container {
  let container = Container()
  container.register((any Oven).self, instance: GasOven())
  container.register(Bread.Price.self, instance: .standard)
  container.register(Cake.Price.self, instance: .standard)
  return container
}

/// The shop, built from what is registered; `nil` when a part is missing.
func makeShop(from container: Container) -> Shop? {
  guard
    let oven = container.resolve((any Oven).self),
    container.contains(Bread.Price.self),
    container.contains(Cake.Price.self)
  else { return nil }
  return Shop(oven: oven, breadPrice: .standard, cakePrice: .standard)
}
