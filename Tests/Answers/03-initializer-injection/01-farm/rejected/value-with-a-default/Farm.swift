// Wrong: the farm asks for one value, whose own initializer can do without the animals.
// Rejected by: no farm can be built without all that it needs

struct Surroundings {
  let animals: [any Animal]
  let isRaining: () -> Bool

  init(animals: [any Animal] = [], isRaining: @escaping () -> Bool) {
    self.animals = animals
    self.isRaining = isRaining
  }
}

struct Farm {
  let surroundings: Surroundings

  private var animals: [any Animal] { surroundings.animals }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    let call = surroundings.isRaining() ? ["Everybody in!"] : []
    return call + animals.map { $0.feed() }
  }
}
