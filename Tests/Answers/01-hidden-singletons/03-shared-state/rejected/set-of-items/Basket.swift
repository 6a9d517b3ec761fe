// Wrong: a set of items, so the second tea doesn't count.
// Rejected by: keeps the badge counting what the page adds

/// What a customer wants to buy.
final class Basket {
  private(set) var items: Set<String> = []

  func put(_ item: String) {
    items.insert(item)
  }
}
