// Wrong: keeps a closure that returns the animals, and they may be others each time.
// Rejected by: a farm keeps the animals it was built with

struct Farm {
  private let residents: () -> [any Animal]
  private let isRaining: () -> Bool

  init(
    residents: @escaping () -> [any Animal], isRaining: @escaping () -> Bool
  ) {
    self.residents = residents
    self.isRaining = isRaining
  }

  var headCount: Int { residents().count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + residents().map { $0.feed() }
  }
}
