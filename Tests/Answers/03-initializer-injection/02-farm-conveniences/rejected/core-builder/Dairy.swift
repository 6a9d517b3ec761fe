// Wrong: a builder in the core builds a dairy with what was set so far.
// Rejected by: keeps every part of a farm and a dairy in a constant

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

  init(farm: Farm, cooler: any Cooler) {
    self.farm = farm
    self.cooler = cooler
  }

  func morningRound() -> String {
    rounds += 1
    let words = farm.feedAnimals() + ["Milk at \(cooler.cool()) degrees"]
    return "Round \(rounds): " + words.joined(separator: " ")
  }
}

extension Dairy {
  /// Builds a dairy step by step.
  struct Builder {
    private struct Cellar: Cooler {
      func cool() -> Int { 12 }
    }

    var farm = Farm(animals: [])
    var cooler: any Cooler = Cellar()

    init() {}

    func build() -> Dairy { Dairy(farm: farm, cooler: cooler) }
  }
}
