/// The small number at the top of every screen.
struct Badge {
  // TODO 3: Take the basket from outside, when the badge is built.
  private let basket = Basket()

  var text: String {
    "Basket (\(basket.items.count))"
  }
}
