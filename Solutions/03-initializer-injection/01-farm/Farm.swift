/// Feeds its animals and counts them.
struct Farm {
  /// Who lives here, in feeding order.
  let animals: [any Animal]
  /// Asked at each feeding, since the weather changes.
  let isRaining: () -> Bool

  var headCount: Int {
    animals.count
  }

  /// Feeds each animal once, and returns what was said. When it rains, the farm
  /// calls the animals in first.
  func feedAnimals() -> [String] {
    let call = isRaining() ? ["Everybody in!"] : []
    return call + animals.map { $0.feed() }
  }
}
