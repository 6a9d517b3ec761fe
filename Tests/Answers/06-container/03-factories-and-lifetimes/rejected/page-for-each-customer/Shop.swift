// Wrong: The till files receipts in the order in which customers came in, not in which they paid.
// Rejected by: a till has the receipts of all customers

/// What a customer has taken and not paid for.
final class Basket {
  var cakes: [String] = []
}

/// Where a customer takes cakes. They go into this customer's basket.
final class Shelf {
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
  }

  func take(_ cake: String) {
    basket.cakes.append(cake)
  }
}

/// One visit to the shop.
final class Customer {
  private let shelf: Shelf
  private let basket: Basket
  private let till: Till
  private let page: Int

  init(shelf: Shelf, basket: Basket, till: Till) {
    self.shelf = shelf
    self.basket = basket
    self.till = till
    page = till.welcome()
  }

  func take(_ cake: String) {
    shelf.take(cake)
  }

  /// - Returns: The receipt: the cakes that are paid for now.
  func pay() -> [String] {
    till.pay(for: basket, page: page)
  }
}
