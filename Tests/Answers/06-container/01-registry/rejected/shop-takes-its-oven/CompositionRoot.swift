// Wrong: the shop takes its oven out of the container, so a second shop has none.
// Rejected by: the app's shop uses its oven and both prices
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
    let oven = container.resolve((any Oven).self),
    let breadPrice = container.resolve(Bread.Price.self),
    let cakePrice = container.resolve(Cake.Price.self)
  else { return nil }
  // Each oven belongs to one shop.
  container.remove((any Oven).self)
  return Shop(oven: oven, breadPrice: breadPrice, cakePrice: cakePrice)
}
