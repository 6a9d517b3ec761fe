/// The bakery's container. A product without its oven has `nil` there.
func makeBakery() -> Container {
  let container = Container()
  container.register(Oven.self) { _ in Oven(degrees: 240) }
  container.register(Bread.self) { Bread(oven: $0.resolve(Oven.self)) }
  container.register(Cake.self) { Cake(oven: $0.resolve(Oven.self)) }
  return container
}

/// A customer's cake, just as `bakery` resolves it. The app's main calls it.
func orderCake(
  for person: String, candles: Int, from bakery: Container
) -> Cake? {
  var cake = bakery.resolve(Cake.self)
  cake?.person = person
  cake?.candles = candles
  return cake
}
