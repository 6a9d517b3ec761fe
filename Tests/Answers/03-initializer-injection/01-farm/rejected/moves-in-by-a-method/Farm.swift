// Wrong: nobody outside can set the animals, but a method adds one to a built farm.
// Rejected by: the animals of a built farm never change
/// Feeds its animals and counts them.
struct Farm {
  private(set) var animals: [any Animal]

  init(animals: [any Animal]) {
    self.animals = animals
  }

  var headCount: Int { animals.count }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }

  /// Somebody new moves in.
  mutating func welcome(_ animal: any Animal) {
    animals.append(animal)
  }
}
