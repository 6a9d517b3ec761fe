// Wrong: the old habit; a farm can be built with nil, and traps later.
// Rejected by: no farm can be built without its animals

struct Farm {
  let animals: [any Animal]!

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
