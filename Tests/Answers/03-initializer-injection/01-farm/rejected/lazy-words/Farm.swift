// Wrong: walks a lazy list twice, and drops animals that say nothing.
// Rejected by: it feeds the animals it was given, in their order

struct Farm {
  let animals: [any Animal]
  let isRaining: () -> Bool

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    let call = isRaining() ? ["Everybody in!"] : []
    let words = animals.lazy.map { $0.feed() }
    return call
      + (words.allSatisfy(\.isEmpty) ? [] : words.filter { !$0.isEmpty })
  }
}
