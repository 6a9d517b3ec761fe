// Sound: an overload of the core that asks for one animal at least.

/// Feeds its animals and counts them.
struct Farm {
  /// Who lives here, in feeding order.
  let animals: [any Animal]

  var headCount: Int {
    animals.count
  }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}

extension Farm {
  init(_ first: any Animal, _ others: any Animal...) {
    self.init(animals: [first] + others)
  }
}
