// Wrong: a variable that the root sets when the farm is built already.
// Rejected by: a built farm never changes

struct Farm {
  var animals: [any Animal]
  let isRaining: () -> Bool

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
