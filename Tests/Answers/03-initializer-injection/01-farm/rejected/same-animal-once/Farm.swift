// Wrong: counts an animal once that was handed over twice.
// Rejected by: its head count is the number of animals it was given

struct Farm {
  let animals: [any Animal]

  init(animals: [any Animal]) {
    var known: Set<ObjectIdentifier> = []
    self.animals = animals.filter {
      type(of: $0) is AnyClass
        ? known.insert(ObjectIdentifier($0 as AnyObject)).inserted : true
    }
  }

  var headCount: Int { animals.count }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] { animals.map { $0.feed() } }
}
