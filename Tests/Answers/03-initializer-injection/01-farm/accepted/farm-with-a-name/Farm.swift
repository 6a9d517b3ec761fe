// Sound: a farm may have a name, which is data and not a dependency.

/// Feeds its animals and counts them.
struct Farm {
  let name: String?
  let animals: [any Animal]
  let isRaining: () -> Bool

  init(
    named name: String? = nil, _ animals: [any Animal],
    isRaining: @escaping () -> Bool
  ) {
    self.name = name
    self.animals = animals
    self.isRaining = isRaining
  }

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
