// Wrong: takes the animals, and still looks at the real sky.
// Rejected by: each feeding asks for the weather anew

struct Farm {
  let animals: [any Animal]

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (Sky.isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
