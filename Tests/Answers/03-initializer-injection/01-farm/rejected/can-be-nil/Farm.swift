// Wrong: the old habit; a farm can be built with nil, and traps later.
// Rejected by: no farm can be built without all that it needs

struct Farm {
  let animals: [any Animal]!
  let isRaining: () -> Bool

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
