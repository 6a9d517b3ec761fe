/// The page on which a customer picks things.
struct ProductPage {
  private let basket = Basket.current

  func add(_ item: String) {
    basket.put(item)
  }

  /// What the button beside an item says.
  func label(for item: String) -> String {
    basket.items.contains(item) ? "In your basket" : "Add to basket"
  }
}
