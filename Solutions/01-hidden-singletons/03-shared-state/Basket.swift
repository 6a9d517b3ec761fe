/// What a customer wants to buy.
///
/// Whoever is handed the same basket sees the same items.
final class Basket {
  private(set) var items: [String] = []

  func put(_ item: String) {
    items.append(item)
  }
}
