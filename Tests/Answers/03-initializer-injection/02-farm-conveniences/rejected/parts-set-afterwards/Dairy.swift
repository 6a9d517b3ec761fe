// Wrong: the cooler is set after init, so a dairy can work without one, and traps.
// Rejected by: keeps every part of a farm and a dairy in a constant

/// What a dairy asks of a cooler.
protocol Cooler {
  /// Cools a churn of milk, and returns how many degrees it has then.
  func cool() -> Int
}

/// Feeds a farm every morning, and cools the milk. It counts its rounds.
final class Dairy {
  private let farm: Farm
  var cooler: (any Cooler)!
  private var rounds = 0

  init(farm: Farm, cooler: any Cooler) {
    self.farm = farm
    self.cooler = cooler
  }

  /// Set the cooler before the first round.
  init(on farm: Farm) {
    self.farm = farm
  }

  func morningRound() -> String {
    rounds += 1
    let words = farm.feedAnimals() + ["Milk at \(cooler.cool()) degrees"]
    return "Round \(rounds): " + words.joined(separator: " ")
  }
}
