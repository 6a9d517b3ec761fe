// Wrong: the constant holds an object whose list everyone can set.
// Rejected by: the animals of a built farm never change

/// Who lives on a farm.
final class Herd {
  var animals: [any Animal]
  init(_ animals: [any Animal]) { self.animals = animals }
}

struct Farm {
  let herd: Herd

  init(animals: [any Animal]) { herd = Herd(animals) }

  private var animals: [any Animal] { herd.animals }

  var headCount: Int { animals.count }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] { animals.map { $0.feed() } }
}
