struct ProductPage {
  var basket = Basket.shared

  func add(_ item: String) {
    basket.put(item)
  }

  func label(for item: String) -> String {
    basket.items.contains(item) ? "In your basket" : "Add to basket"
  }
}
