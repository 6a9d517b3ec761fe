// Wrong: names no sky, but who forgets the weather gets sunshine forever.
// Rejected by: no farm can be built without all that it needs

struct Farm {
  let animals: [any Animal]
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool = { false }) {
    self.animals = animals
    self.isRaining = isRaining
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
