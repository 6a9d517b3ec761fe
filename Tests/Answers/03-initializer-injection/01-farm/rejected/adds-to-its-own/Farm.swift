// Wrong: keeps the built-in animals and adds the given ones to them.
// Rejected by: it feeds the animals it was given, in their order

struct Farm {
  private let animals: [any Animal]

  init(animals: [any Animal]) {
    self.animals = [Cow(), Duck()] + animals
  }

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
