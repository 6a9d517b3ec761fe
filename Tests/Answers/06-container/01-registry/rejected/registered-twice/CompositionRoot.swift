// Wrong: a second registration for the protocol; the shop asks for the class.
// Rejected by: a fake takes the place of the app's oven

func makeContainer() -> Container {
  let container = Container()
  let oven = GasOven()
  container.register(GasOven.self, instance: oven)
  container.register((any Oven).self, instance: oven)
  container.register(Bread.Price.self, instance: Bread.Price(cents: 320))
  container.register(Cake.Price.self, instance: Cake.Price(cents: 450))
  return container
}

func makeShop(from container: Container) -> Shop? {
  guard
    let oven = container.resolve(GasOven.self),
    let breadPrice = container.resolve(Bread.Price.self),
    let cakePrice = container.resolve(Cake.Price.self)
  else { return nil }
  return Shop(oven: oven, breadPrice: breadPrice, cakePrice: cakePrice)
}
