// Wrong: labels are remembered for all shops.
// Rejected by: two open shops each keep their own items

import Synchronization

/// The page on which a customer picks things.
struct ProductPage {
  let basket: Basket
  private static let known = Mutex<Set<String>>([])

  init(basket: Basket) {
    self.basket = basket
  }

  func add(_ item: String) {
    basket.put(item)
  }

  /// What the button beside an item says.
  func label(for item: String) -> String {
    // Nothing is ever taken out, so an item once found stays found.
    Self.known.withLock { known in
      if !known.contains(item), basket.items.contains(item) {
        known.insert(item)
      }
      return known.contains(item) ? "In your basket" : "Add to basket"
    }
  }
}
