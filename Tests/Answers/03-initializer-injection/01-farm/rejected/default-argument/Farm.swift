// Wrong: a default; who forgets the animals gets the real ones.
// Rejected by: no farm can be built without all that it needs

struct Farm {
  private let animals: [any Animal]
  private let isRaining: () -> Bool

  init(
    animals: [any Animal] = [Cow(), Duck()], isRaining: @escaping () -> Bool
  ) {
    self.animals = animals
    self.isRaining = isRaining
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
