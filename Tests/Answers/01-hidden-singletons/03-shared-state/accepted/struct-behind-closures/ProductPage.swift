struct ProductPage {
  let put: (String) -> Void
  let contains: (String) -> Bool

  func add(_ item: String) {
    put(item)
  }

  func label(for item: String) -> String {
    contains(item) ? "In your basket" : "Add to basket"
  }
}
