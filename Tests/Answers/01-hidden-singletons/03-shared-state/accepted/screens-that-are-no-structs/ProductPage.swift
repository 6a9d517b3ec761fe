typealias ProductPage = Page<Basket>

protocol Shelf {
  var items: [String] { get }
  func put(_ item: String)
}

extension Basket: Shelf {}

/// The page on which a customer picks things.
struct Page<Place: Shelf> {
  let place: Place

  func add(_ item: String) { place.put(item) }

  /// What the button beside an item says.
  func label(for item: String) -> String {
    place.items.contains(item) ? "In your basket" : "Add to basket"
  }
}
