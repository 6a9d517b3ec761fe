/// The page on which a customer picks things.
struct ProductPage {
  // TODO 2: Take the basket from outside, when the page is built.
  private let basket = Basket()

  func add(_ item: String) {
    basket.put(item)
  }

  /// What the button beside an item says.
  func label(for item: String) -> String {
    basket.items.contains(item) ? "In your basket" : "Add to basket"
  }
}
