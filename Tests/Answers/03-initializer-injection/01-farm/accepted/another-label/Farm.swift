// Sound: no label, a private second initializer, and a count that is stored.

struct Farm {
  let headCount: Int
  private let herd: [any Animal]

  init(_ herd: [any Animal]) {
    self.init(herd, counted: herd.count)
  }

  private init(_ herd: [any Animal], counted: Int) {
    self.herd = herd
    headCount = counted
  }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] { herd.map { $0.feed() } }
}
