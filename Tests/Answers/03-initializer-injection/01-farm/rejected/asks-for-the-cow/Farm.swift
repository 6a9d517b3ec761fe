// Wrong: knows a real animal, to feed it in another way.
// Rejected by: a farm knows neither a cow nor a duck

/// Feeds its animals and counts them.
struct Farm {
  /// Who lives here, in feeding order.
  let animals: [any Animal]

  var headCount: Int {
    animals.count
  }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] {
    animals.map { $0 is Cow ? "Moo!" : $0.feed() }
  }
}
