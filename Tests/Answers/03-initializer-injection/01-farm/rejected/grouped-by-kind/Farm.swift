// Wrong: feeds the animals kind by kind.
// Rejected by: it feeds the animals it was given, in their order

struct Farm {
  private var kinds: [(kind: any Animal.Type, animals: [any Animal])] = []
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    self.isRaining = isRaining
    for animal in animals {
      if let index = kinds.firstIndex(where: { $0.kind == type(of: animal) }) {
        kinds[index].animals.append(animal)
      } else {
        kinds.append((type(of: animal), [animal]))
      }
    }
  }

  var headCount: Int { kinds.reduce(0) { $0 + $1.animals.count } }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : [])
      + kinds.flatMap(\.animals).map { $0.feed() }
  }
}
