// Wrong: under a name, there is a cake without person and candles.
// Rejected by: no cake is resolved without its candles
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
  container.register(Cake.self) { (resolver, person: String, candles: Int) in
    Cake(
      person: person, candles: candles,
      oven: resolver.resolve(Oven.self, name: "cake"))
  }
  container.register(Cake.self, name: "plain") { resolver in
    Cake(person: "", candles: 0, oven: resolver.resolve(Oven.self, name: "cake"))
  }
  return container
}

/// A customer's cake, just as `bakery` resolves it. The app's main calls it.
func orderCake(
  for person: String, candles: Int, from bakery: Container
) -> Cake? {
  bakery.resolve(Cake.self, person, candles)
}
