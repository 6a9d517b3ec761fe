// Sound: keeps a closure for each animal where we keep the animal.

struct Farm {
  private let meals: [() -> String]

  init(animals: [any Animal]) {
    meals = animals.map { animal in { animal.feed() } }
  }

  var headCount: Int {
    meals.count
  }

  func feedAnimals() -> [String] {
    meals.map { $0() }
  }
}
