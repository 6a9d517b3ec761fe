// Sound: the oven is registered for its class as well, and the shop doesn't ask for that.

/// The app's main begins with `let container = makeContainer()`.
func makeContainer() -> Container {
  let container = Container()
  let oven = GasOven()
  container.register((any Oven).self, instance: oven)
  container.register(GasOven.self, instance: oven)
  container.register(Bread.Price.self, instance: .init(cents: 320))
  container.register(Cake.Price.self, instance: .init(cents: 450))
  return container
}

/// The shop, built from what is registered; `nil` when a part is missing.
func makeShop(from container: Container) -> Shop? {
  container.resolve((any Oven).self).flatMap { oven in
    container.resolve(Bread.Price.self).flatMap { bread in
      container.resolve(Cake.Price.self).map { cake in
        Shop(oven: oven, breadPrice: bread, cakePrice: cake)
      }
    }
  }
}
