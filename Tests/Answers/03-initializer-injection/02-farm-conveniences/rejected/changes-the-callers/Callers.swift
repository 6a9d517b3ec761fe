// Wrong: the core is clean, and every caller has to name the app's parts.
// Rejected by: keeps the outside world as it is

struct FarmScreen {
  let farm = Farm(animals: [Cow(), Duck()])

  func feedingTime() -> String {
    "\(farm.headCount) animals: " + farm.feedAnimals().joined(separator: " ")
  }
}

struct DairyScreen {
  let dairy = Dairy(
    farm: Farm(animals: [Cow(), Duck()]), cooler: IceCooler())

  func morning() -> String {
    dairy.morningRound()
  }
}

struct SundayScreen {
  let dairy = Dairy(farm: Farm(animals: []), cooler: IceCooler())

  func morning() -> String {
    dairy.morningRound()
  }
}
