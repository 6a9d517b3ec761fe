// Sound: a till lives as long as its basket; the receipts are shared.
// Keeps: 2

/// The shop's container. The app's main asks it for a `Customer` at each visit.
///
/// `!` stops the app when a part is not registered. 6.5 will find a better way.
func makeContainer() -> Container {
  let container = Container()
  container.register(Basket.self, lifetime: .graph) { _ in Basket() }
  container.register(Shelf.self) { resolver in
    Shelf(basket: resolver.resolve(Basket.self)!)
  }
  container.register(Receipts.self, lifetime: .shared) { _ in Receipts() }
  container.register(Till.self, lifetime: .graph) { resolver in
    Till(
      basket: resolver.resolve(Basket.self)!,
      list: resolver.resolve(Receipts.self)!)
  }
  container.register(Customer.self) { resolver in
    Customer(
      shelf: resolver.resolve(Shelf.self)!,
      till: resolver.resolve(Till.self)!)
  }
  return container
}
