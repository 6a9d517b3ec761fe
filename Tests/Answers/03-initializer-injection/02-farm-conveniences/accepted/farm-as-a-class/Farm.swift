// Sound: a final class; its initializer is written out.
// Keeps: 2

final class Farm {
  private let animals: [any Animal]

  init(animals: [any Animal]) {
    self.animals = animals
  }

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
