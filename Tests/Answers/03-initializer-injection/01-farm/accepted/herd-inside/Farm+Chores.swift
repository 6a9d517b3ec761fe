extension Farm {
  final var headCount: Int { herd.count }

  /// Feeds each animal once, and returns what they say to that.
  final func feedAnimals() -> [String] { herd.map { $0.feed() } }

  final var isEmpty: Bool { herd.isEmpty }
}
