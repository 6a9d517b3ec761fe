// The outside world. Leave it as it is.

// Three of the many places in the app that use the short calls.

struct FarmScreen {
  let farm = Farm()

  func feedingTime() -> String {
    "\(farm.headCount) animals: " + farm.feedAnimals().joined(separator: " ")
  }
}

struct DairyScreen {
  let dairy = Dairy()

  func morning() -> String {
    dairy.morningRound()
  }
}

/// On Sundays the animals are out on the meadow.
struct SundayScreen {
  let dairy = Dairy(farm: Farm(animals: []))

  func morning() -> String {
    dairy.morningRound()
  }
}
