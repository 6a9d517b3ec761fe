// Wrong: a default; who forgets the animals gets the real ones.
// Rejected by: no farm can be built without its animals

struct Farm {
  private let animals: [any Animal]

  init(animals: [any Animal] = [Cow(), Duck()]) {
    self.animals = animals
  }

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
