// Wrong: nobody outside can set the animals, but a method adds one to a built farm.
// Rejected by: a built farm never changes
/// Feeds its animals and counts them.
struct Farm {
  private(set) var animals: [any Animal]
  let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    self.animals = animals
    self.isRaining = isRaining
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }

  /// A newcomer moves in.
  mutating func welcome(_ animal: any Animal) {
    animals.append(animal)
  }
}
