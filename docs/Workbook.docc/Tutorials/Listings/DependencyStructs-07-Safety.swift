/// Whom the attendant asks before the car moves.
protocol Safety {
  func mayRun() -> Bool
}

extension SafetyCheck: Safety {}
