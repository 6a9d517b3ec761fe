// Wrong: a till for each customer, and one list of receipts for all shops of the process.
// Rejected by: keeps nothing in a global or static property
/// The shop's container. The app's main asks it for a `Customer` at each visit.
///
/// `!` stops the app when a part is not registered. 6.5 will find a better way.
func makeContainer() -> Container {
  let container = Container()
  container.register(Basket.self, lifetime: .graph) { _ in Basket() }
  container.register(Shelf.self) { resolver in
    Shelf(basket: resolver.resolve(Basket.self)!)
  }
  container.register(Till.self, lifetime: .graph) {
    Till(basket: $0.resolve(Basket.self)!)
  }
  container.register(Customer.self) { resolver in
    Customer(
      shelf: resolver.resolve(Shelf.self)!,
      basket: resolver.resolve(Basket.self)!,
      till: resolver.resolve(Till.self)!)
  }
  return container
}
