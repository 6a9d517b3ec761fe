// Wrong: the core names no cow, but it names what names one.
// Rejected by: the farm builds without the app's files

struct Farm {
  let animals: [any Animal]

  init(animals: [any Animal] = Farm.usualAnimals()) {
    self.animals = animals
  }

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
