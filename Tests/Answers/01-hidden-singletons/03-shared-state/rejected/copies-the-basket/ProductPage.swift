final class ProductPage {
  private var basket: Basket

  init(basket: Basket) {
    self.basket = basket
  }

  func add(_ item: String) {
    basket.put(item)
  }

  func label(for item: String) -> String {
    basket.items.contains(item) ? "In your basket" : "Add to basket"
  }
}
