// Wrong: asks for the caller's list whenever it needs it, so the caller can still change it.
// Rejected by: a farm keeps the animals it was built with

struct Farm {
  private let animals: () -> [any Animal]

  init(animals: @autoclosure @escaping () -> [any Animal]) {
    self.animals = animals
  }

  var headCount: Int { animals().count }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] { animals().map { $0.feed() } }
}
