// Sound: the farm knows no animal at all, and the root hands over closures.

final class Farm {
  private let feeders: [() -> String]
  private let isWet: () -> Bool

  init(feeders: [() -> String], isWet: @escaping () -> Bool) {
    self.feeders = feeders
    self.isWet = isWet
  }

  var headCount: Int { feeders.count }

  func feedAnimals() -> [String] {
    var words = isWet() ? ["Everybody in!"] : []
    for feed in feeders { words.append(feed()) }
    return words
  }
}
