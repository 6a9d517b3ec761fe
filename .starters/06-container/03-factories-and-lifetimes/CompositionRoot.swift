/// The shop's container. The app's main asks it for a `Customer` at each visit.
///
/// `!` stops the app when a service is not registered. 6.5 finds a better way.
func makeContainer() -> Container {
  let container = Container()
  container.register(Basket.self, lifetime: .graph) { _ in Basket() }
  container.register(Shelf.self) { resolver in
    Shelf(basket: resolver.resolve(Basket.self)!)
  }
  container.register(Till.self, lifetime: .shared) { resolver in
    Till(basket: resolver.resolve(Basket.self)!)
  }
  container.register(Customer.self) { resolver in
    Customer(
      shelf: resolver.resolve(Shelf.self)!,
      till: resolver.resolve(Till.self)!)
  }
  return container
}
