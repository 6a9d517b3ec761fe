// Wrong: the prices are written down once more, so nobody misses them.
// Rejected by: without one of its parts there is no shop
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
  guard
    let oven = container.resolve((any Oven).self)
  else { return nil }
  return Shop(
    oven: oven, breadPrice: .init(cents: 320), cakePrice: .init(cents: 450))
}
