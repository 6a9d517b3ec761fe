// Wrong: a struct, so that the page and the badge each have a copy.
// Rejected by: keeps the badge counting what the page adds

struct Basket {
  private(set) var items: [String] = []

  mutating func put(_ item: String) {
    items.append(item)
  }
}
