/// The app's main begins with `let container = makeContainer()`.
func makeContainer() -> Container {
  let container = Container()
  container.register(GasOven.self, instance: GasOven())
  container.register(Bread.Price.self, instance: Bread.Price(cents: 320))
  container.register(Cake.Price.self, instance: Cake.Price(cents: 450))
  return container
}

/// The shop, built from what is registered; `nil` when a service is missing.
func makeShop(from container: Container) -> Shop? {
  guard
    let oven = container.resolve(GasOven.self),
    let breadPrice = container.resolve(Bread.Price.self),
    let cakePrice = container.resolve(Cake.Price.self)
  else { return nil }
  return Shop(oven: oven, breadPrice: breadPrice, cakePrice: cakePrice)
}
