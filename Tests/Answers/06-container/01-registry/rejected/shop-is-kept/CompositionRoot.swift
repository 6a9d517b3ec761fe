// Wrong: the shop that was built first is returned forever.
// Rejected by: a fake takes the place of the app's oven

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
  if let shop = container.resolve(Shop.self) { return shop }
  guard
    let oven = container.resolve((any Oven).self),
    let breadPrice = container.resolve(Bread.Price.self),
    let cakePrice = container.resolve(Cake.Price.self)
  else { return nil }
  let shop = Shop(oven: oven, breadPrice: breadPrice, cakePrice: cakePrice)
  container.register(Shop.self, instance: shop)
  return shop
}
