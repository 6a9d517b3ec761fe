// Wrong: a screen that gets nil makes a basket of its own.
// Rejected by: neither screen can be built without its basket

/// The page on which a customer picks things.
struct ProductPage {
  private let basket: Basket

  init(basket: Basket?) {
    self.basket = basket ?? Basket()
  }

  func add(_ item: String) {
    basket.put(item)
  }

  /// What the button beside an item says.
  func label(for item: String) -> String {
    basket.items.contains(item) ? "In your basket" : "Add to basket"
  }
}
