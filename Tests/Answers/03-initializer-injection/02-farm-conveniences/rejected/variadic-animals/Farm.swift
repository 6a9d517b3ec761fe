// Wrong: a list of arguments that may be empty, so the animals can be forgotten.
// Rejected by: without the app's files, nothing is built with a part missing
/// Feeds its animals and counts them.
struct Farm {
  /// Who lives here, in feeding order.
  let animals: [any Animal]

  init(animals: [any Animal]) {
    self.animals = animals
  }

  init(_ animals: any Animal...) {
    self.animals = animals
  }

  var headCount: Int {
    animals.count
  }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
