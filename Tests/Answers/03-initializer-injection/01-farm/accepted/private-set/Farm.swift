// Sound: a variable that nobody outside can set; the initializer is internal.

struct Farm {
  private(set) var animals: [any Animal]

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
