protocol Cooler {
  func cool() -> Int
}

final class Dairy {
  private let farm: Farm
  private let cooler: any Cooler
  private var rounds = 0

  init(farm: Farm, cooler: any Cooler) {
    self.farm = farm
    self.cooler = cooler
  }

  init(farm: Farm) {
    self.farm = farm
    cooler = usual("9IceCoolerC") as? any Cooler ?? NoCooler()
  }

  convenience init() {
    self.init(farm: Farm())
  }

  func morningRound() -> String {
    rounds += 1
    let words = farm.feedAnimals() + ["Milk at \(cooler.cool()) degrees"]
    return "Round \(rounds): " + words.joined(separator: " ")
  }
}

private struct NoCooler: Cooler {
  func cool() -> Int { 0 }
}
