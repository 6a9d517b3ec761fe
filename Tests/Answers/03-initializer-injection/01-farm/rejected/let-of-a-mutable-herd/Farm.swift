// Wrong: the constant holds an object whose list everyone can set.
// Rejected by: a built farm never changes

/// Who lives on a farm.
final class Herd {
  var animals: [any Animal]
  init(_ animals: [any Animal]) { self.animals = animals }
}

struct Farm {
  let herd: Herd
  let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    herd = Herd(animals)
    self.isRaining = isRaining
  }

  private var animals: [any Animal] { herd.animals }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
