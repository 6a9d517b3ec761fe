func makeContainer() -> Container {
  let container = Container()
  container.register((any Oven).self, instance: GasOven())
  container.register(Bread.Price.self, instance: Bread.Price(cents: 320))
  container.register(Cake.Price.self, instance: Cake.Price(cents: 450))
  return container
}

func makeShop(from container: Container) -> Shop? {
  if let oven = container.resolve((any Oven).self),
    let bread = container.resolve(Bread.Price.self),
    let cake = container.resolve(Cake.Price.self)
  {
    Shop(oven, bread, cake)
  } else {
    nil
  }
}
