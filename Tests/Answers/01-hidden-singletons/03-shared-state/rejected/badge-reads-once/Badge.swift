// Wrong: the badge writes its text when it's first read, and never again.
// Rejected by: keeps the badge counting what the page adds

/// The small number at the top of every screen.
final class Badge {
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
  }

  private(set) lazy var text = "Basket (\(basket.items.count))"
}
