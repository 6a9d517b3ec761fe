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

  // TODO: Another app has goats and a cellar, and can't compile this file
  // without our cow, our duck and our ice.
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
