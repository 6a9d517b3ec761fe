// Wrong: takes an empty list for a forgotten one, and fills it up.
// Rejected by: an empty farm feeds nobody

struct Farm {
  private let animals: [any Animal]

  init(animals: [any Animal]) {
    self.animals = animals.isEmpty ? [Cow(), Duck()] : animals
  }

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
