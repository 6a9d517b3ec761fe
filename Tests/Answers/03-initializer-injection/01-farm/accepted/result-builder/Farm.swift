/// Feeds its animals and counts them.
struct Farm {
  private let herd: [any Animal]
  private let isRaining: () -> Bool

  init(
    whenRaining isRaining: @escaping () -> Bool,
    @HerdBuilder herd: () -> [any Animal]
  ) {
    self.isRaining = isRaining
    self.herd = herd()
  }

  var headCount: Int { herd.count }

  func feedAnimals() -> [String] {
    let call = isRaining() ? ["Everybody in!"] : []
    return herd.reduce(into: call) { said, animal in said.append(animal.feed())
    }
  }
}
