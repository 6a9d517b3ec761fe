// Wrong: a shared basket is the default, and the root hands over nothing.
// Rejected by: both suites are green together, in either order

struct Badge {
  var basket = Basket.shared

  var text: String {
    "Basket (\(basket.items.count))"
  }
}
