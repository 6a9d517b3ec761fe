/// What a dairy asks of a cooler.
protocol Cooler {
  /// Cools a churn of milk, and returns how many degrees it has then.
  func cool() -> Int
}

/// Feeds a farm every morning, and cools the milk. It counts its rounds.
final class Dairy {
  private let farm: Farm
  private let cooler: any Cooler
  private var rounds = 0

  // TODO 3: The core must be enough for this file too. Which parts are usual
  // is for each app to say: the next one may have a goat and a cellar.
  init(farm: Farm = Farm(), cooler: any Cooler = IceCooler()) {
    self.farm = farm
    self.cooler = cooler
  }

  func morningRound() -> String {
    rounds += 1
    let words = farm.feedAnimals() + ["Milk at \(cooler.cool()) degrees"]
    return "Round \(rounds): " + words.joined(separator: " ")
  }
}
