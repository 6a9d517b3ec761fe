// Wrong: a subscript replaces an animal of a built farm.
// Rejected by: a built farm never changes

struct Farm {
  private var animals: [any Animal]
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    self.animals = animals
    self.isRaining = isRaining
  }

  subscript(box: Int) -> any Animal {
    get { animals[box] }
    set { animals[box] = newValue }
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
