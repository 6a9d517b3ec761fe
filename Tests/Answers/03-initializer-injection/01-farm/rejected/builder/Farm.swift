// Wrong: a builder is a second way to build a farm, with no animals at all.
// Rejected by: there is one way to build a farm

struct Farm {
  struct Builder {
    private(set) var animals: [any Animal] = []
    let isRaining: () -> Bool

    init(isRaining: @escaping () -> Bool) { self.isRaining = isRaining }

    mutating func add(_ animal: any Animal) { animals.append(animal) }
    func build() -> Farm { Farm(from: self) }
  }

  let animals: [any Animal]
  let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    self.animals = animals
    self.isRaining = isRaining
  }

  init(from builder: Builder) {
    self.init(animals: builder.animals, isRaining: builder.isRaining)
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
