/// Feeds its animals and counts them.
struct Farm {
  /// Who lives here, in feeding order.
  let animals: [any Animal]

  // TODO: A test that forgets its animals feeds the real ones, and every test
  // that needs this file has to compile a cow and a duck.
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
