/// Feeds its animals and counts them.
struct Farm {
  /// Who lives here, in feeding order.
  let animals: [any Animal]

  // TODO 2: Whoever compiles this file has to compile a cow and a duck too.
  // `Animal.swift` must be enough, and nobody may forget the animals.
  init(animals: [any Animal] = [Cow(), Duck()]) {
    self.animals = animals
  }

  var headCount: Int {
    animals.count
  }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
