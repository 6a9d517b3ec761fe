/// Stands on the ground and calls up.
protocol Coach {
  func call(_ words: String)
}

/// Nobody is there to call.
struct NoCoach: Coach {
  func call(_ words: String) {}
}

final class Climber {
  let name: String
  var coach: any Coach = NoCoach()
  private(set) var metres = 0

  init(name: String) { self.name = name }

  func climb() {
    metres += 1
    coach.call("\(name), \(metres) m!")
  }
}
