// Wrong: a farm without animals doesn't look at the weather.
// Rejected by: each feeding asks for the weather anew
/// Feeds its animals and counts them.
struct Farm {
  private let mouths: [() -> String]
  private let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    mouths = animals.map { animal in { animal.feed() } }
    self.isRaining = isRaining
  }

  var headCount: Int { mouths.count }

  func feedAnimals() -> [String] {
    guard !mouths.isEmpty else { return [] }
    let meals = mouths.map { $0 }
    return (isRaining() ? ["Everybody in!"] : []) + meals.map { $0() }
  }
}
