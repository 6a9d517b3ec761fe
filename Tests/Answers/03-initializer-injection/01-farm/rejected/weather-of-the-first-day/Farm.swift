// Wrong: asks for the weather once, when the farm is built.
// Rejected by: each feeding asks for the weather anew

struct Farm {
  let animals: [any Animal]
  private let isRaining: Bool

  init(animals: [any Animal], isRaining: () -> Bool) {
    self.animals = animals
    self.isRaining = isRaining()
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
