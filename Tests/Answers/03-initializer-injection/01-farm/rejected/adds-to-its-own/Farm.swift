// Wrong: keeps the built-in animals and adds the given ones to them.
// Rejected by: it feeds the animals it was given, in their order

struct Farm {
  private let animals: [any Animal]
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    self.animals = [Cow(), Duck()] + animals
    self.isRaining = isRaining
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
