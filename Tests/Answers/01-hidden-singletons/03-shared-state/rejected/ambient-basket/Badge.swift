/// The small number at the top of every screen.
struct Badge {
  private let basket = Basket.current

  var text: String {
    "Basket (\(basket.items.count))"
  }
}
