// Wrong: a forgotten oven is replaced, and nobody is told.
// Rejected by: without one of its parts there is no shop

func makeContainer() -> Container {
  let container = Container()
  container.register((any Oven).self, instance: GasOven())
  container.register(Bread.Price.self, instance: Bread.Price(cents: 320))
  container.register(Cake.Price.self, instance: Cake.Price(cents: 450))
  return container
}

func makeShop(from container: Container) -> Shop? {
  let oven = container.resolve((any Oven).self) ?? GasOven()
  guard
    let breadPrice = container.resolve(Bread.Price.self),
    let cakePrice = container.resolve(Cake.Price.self)
  else { return nil }
  return Shop(oven: oven, breadPrice: breadPrice, cakePrice: cakePrice)
}
