// Wrong: a variable that the root sets when the farm is built already.
// Rejected by: the animals of a built farm never change

struct Farm {
  var animals: [any Animal]

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}
