extension Farm {
  final var headCount: Int { herd.count }

  final func feedAnimals() -> [String] {
    (isRaining() ? ["Everybody in!"] : []) + herd.map { $0.feed() }
  }

  final var isEmpty: Bool { herd.isEmpty }
}
