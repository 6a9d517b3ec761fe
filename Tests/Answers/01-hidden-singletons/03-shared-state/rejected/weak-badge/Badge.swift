// Wrong: the badge holds the basket weakly, and loses it with the page.
// Rejected by: each screen keeps its basket when the other is gone

/// The small number at the top of every screen.
struct Badge {
  /// The basket belongs to the page; no cycles, please.
  private weak var basket: Basket?

  init(basket: Basket) {
    self.basket = basket
  }

  var text: String {
    "Basket (\(basket?.items.count ?? 0))"
  }
}
