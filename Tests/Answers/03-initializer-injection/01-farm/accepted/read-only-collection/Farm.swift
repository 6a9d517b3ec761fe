// Sound: a farm is a collection that can be read, too.

/// Feeds its animals and counts them.
struct Farm {
  /// Who lives here, in feeding order.
  let animals: [any Animal]
  let isRaining: () -> Bool

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + animals.map { $0.feed() }
  }
}

extension Farm: RandomAccessCollection, CustomStringConvertible {
  var startIndex: Int { animals.startIndex }
  var endIndex: Int { animals.endIndex }
  subscript(position: Int) -> any Animal { animals[position] }
  var description: String { "A farm with \(headCount) animals" }
}
