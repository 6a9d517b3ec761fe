// Wrong: asks for the caller's list whenever it needs it, so the caller can still change it.
// Rejected by: a farm keeps the animals it was built with

struct Farm {
  private let animals: () -> [any Animal]
  private let isRaining: () -> Bool

  init(
    animals: @autoclosure @escaping () -> [any Animal],
    isRaining: @escaping () -> Bool
  ) {
    self.animals = animals
    self.isRaining = isRaining
  }

  var headCount: Int { animals().count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals().map { $0.feed() }
  }
}
