/// The small number at the top of every screen.
struct Badge {
  let basket: Basket

  var text: String {
    "Basket (\(basket.items.count))"
  }
}
