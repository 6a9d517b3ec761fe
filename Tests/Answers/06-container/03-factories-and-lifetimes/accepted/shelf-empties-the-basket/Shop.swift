/// What a customer has taken and not paid for.
final class Basket {
  var cakes: [String] = []
}

/// Where a customer takes cakes. They go into this customer's basket.
struct Shelf {
  let basket: Basket

  func take(_ cake: String) { basket.cakes += [cake] }

  func takenSoFar() -> [String] {
    defer { basket.cakes.removeAll() }
    return basket.cakes
  }
}

/// One visit to the shop.
final class Customer {
  let shelf: Shelf
  let till: Till

  init(shelf: Shelf, till: Till) {
    self.shelf = shelf
    self.till = till
  }

  func take(_ cake: String) { shelf.take(cake) }

  @discardableResult
  func pay() -> [String] { till.record(shelf.takenSoFar()) }
}
