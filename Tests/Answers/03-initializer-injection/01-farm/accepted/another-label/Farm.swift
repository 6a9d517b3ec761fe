// Sound: other labels, a private second initializer, and a count that is stored.

struct Farm {
  let headCount: Int
  private let herd: [any Animal]
  private let rain: () -> Bool

  init(_ herd: [any Animal], under rain: @escaping () -> Bool) {
    self.init(herd, under: rain, counted: herd.count)
  }

  private init(
    _ herd: [any Animal], under rain: @escaping () -> Bool, counted: Int
  ) {
    self.herd = herd
    self.rain = rain
    headCount = counted
  }

  func feedAnimals() -> [String] {
    let words = herd.map { $0.feed() }
    return rain() ? ["Everybody in!"] + words : words
  }
}
