// Wrong: harmless-looking default; who forgets the farm feeds nobody.
// Rejected by: without the app's files, nothing is built with a part missing

protocol Cooler {
  func cool() -> Int
}

final class Dairy {
  private let farm: Farm
  private let cooler: any Cooler
  private var rounds = 0

  init(farm: Farm = Farm(animals: []), cooler: any Cooler) {
    self.farm = farm
    self.cooler = cooler
  }

  func morningRound() -> String {
    rounds += 1
    let words = farm.feedAnimals() + ["Milk at \(cooler.cool()) degrees"]
    return "Round \(rounds): " + words.joined(separator: " ")
  }
}
