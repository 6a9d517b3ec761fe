/// The bakery's container: bread is baked at 240°, cake at 180°.
///
/// A product without its oven has `nil` there.
func makeBakery() -> Container {
  let container = Container()
  container.register(Oven.self, name: "bread") { _ in Oven(degrees: 240) }
  container.register(Oven.self, name: "cake") { _ in Oven(degrees: 180) }
  container.register(Bread.self) { resolver in
    Bread(oven: resolver.resolve(Oven.self, name: "bread"))
  }
  // TODO 4: A cake comes without candles, until somebody sets them. Nobody
  // must be able to resolve a cake and to forget the second step.
  container.register(Cake.self) { (resolver, person: String) in
    Cake(person: person, oven: resolver.resolve(Oven.self, name: "cake"))
  }
  return container
}

/// A customer's cake, just as `bakery` resolves it. The app's main calls it.
func orderCake(
  for person: String, candles: Int, from bakery: Container
) -> Cake? {
  var cake = bakery.resolve(Cake.self, person)
  cake?.candles = candles
  return cake
}
