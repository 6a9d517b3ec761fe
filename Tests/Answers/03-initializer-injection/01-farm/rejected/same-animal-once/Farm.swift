// Wrong: counts an animal once that was handed over twice.
// Rejected by: its head count is the number of animals it was given

struct Farm {
  let animals: [any Animal]
  let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    var known: Set<ObjectIdentifier> = []
    self.animals = animals.filter {
      type(of: $0) is AnyClass
        ? known.insert(ObjectIdentifier($0 as AnyObject)).inserted : true
    }
    self.isRaining = isRaining
  }

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}
