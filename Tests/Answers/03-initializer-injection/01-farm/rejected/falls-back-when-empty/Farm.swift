// Wrong: takes an empty list for a forgotten one, and fills it up.
// Rejected by: an empty farm feeds nobody

struct Farm {
  private let animals: [any Animal]
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    self.animals = animals.isEmpty ? [Cow(), Duck()] : animals
    self.isRaining = isRaining
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
