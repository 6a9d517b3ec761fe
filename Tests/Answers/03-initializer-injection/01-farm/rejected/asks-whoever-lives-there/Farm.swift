// Wrong: keeps a closure that returns the animals, and they may be others each time.
// Rejected by: a farm keeps the animals it was built with

struct Farm {
  private let residents: () -> [any Animal]

  init(residents: @escaping () -> [any Animal]) {
    self.residents = residents
  }

  var headCount: Int { residents().count }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] { residents().map { $0.feed() } }
}
