// Wrong: walks a lazy list twice, and drops animals that say nothing.
// Rejected by: it feeds the animals it was given, in their order

struct Farm {
  let animals: [any Animal]

  var headCount: Int { animals.count }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] {
    let words = animals.lazy.map { $0.feed() }
    return words.allSatisfy(\.isEmpty) ? [] : words.filter { !$0.isEmpty }
  }
}
