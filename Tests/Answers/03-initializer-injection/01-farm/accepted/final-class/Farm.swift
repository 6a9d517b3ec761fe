// Sound: a final class, with the initializer written out.
// Keeps: 1

final class Farm {
  private let animals: [any Animal]
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    self.animals = animals
    self.isRaining = isRaining
  }

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
