// Sound: keeps a closure for each animal where we keep the animal.
// Keeps: 2

struct Farm {
  private let meals: [() -> String]
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    meals = animals.map { animal in { animal.feed() } }
    self.isRaining = isRaining
  }

  var headCount: Int {
    meals.count
  }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + meals.map { $0() }
  }
}
