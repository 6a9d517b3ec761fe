// Sound: constant closures hold the parts that they have captured.
/// What a dairy asks of a cooler.
protocol Cooler {
  /// Cools a churn of milk, and returns how many degrees it has then.
  func cool() -> Int
}

/// Feeds a farm every morning, and cools the milk. It counts its rounds.
final class Dairy {
  private let feed: () -> [String]
  private let cool: () -> Int
  private var rounds = 0

  init(farm: Farm, cooler: any Cooler) {
    feed = farm.feedAnimals
    cool = cooler.cool
  }

  func morningRound() -> String {
    rounds += 1
    let words = feed() + ["Milk at \(cool()) degrees"]
    return "Round \(rounds): " + words.joined(separator: " ")
  }
}
