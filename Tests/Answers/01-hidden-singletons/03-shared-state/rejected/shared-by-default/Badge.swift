// Wrong: a shared basket is the default, and the root hands over nothing.
// Rejected by: a new shop starts with an empty basket

struct Badge {
  var basket = Basket.shared

  var text: String {
    "Basket (\(basket.items.count))"
  }
}
