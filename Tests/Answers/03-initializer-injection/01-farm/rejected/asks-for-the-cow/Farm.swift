// Wrong: knows a real animal, to feed it in another way.
// Rejected by: a farm knows no cow, no duck and no sky

/// Feeds its animals and counts them.
struct Farm {
  let animals: [any Animal]
  let isRaining: () -> Bool

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : [])
      + animals.map { $0 is Cow ? "Moo!" : $0.feed() }
  }
}
