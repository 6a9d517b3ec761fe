struct Basket {
  private(set) var items: [String] = []

  mutating func put(_ item: String) {
    items.append(item)
  }
}
