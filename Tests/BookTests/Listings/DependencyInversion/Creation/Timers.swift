protocol Signal {
  func timeIsUp()
}

struct Buzzer: Signal {
  func timeIsUp() { print("beep") }
}

/// Injection: it is handed a signal.
struct KitchenTimer {
  let signal: any Signal

  func tick(secondsLeft: Int) {
    if secondsLeft == 0 { signal.timeIsUp() }
  }
}

/// Factory: it is handed something that makes signals.
struct FactoryTimer {
  let makeSignal: () -> any Signal

  func tick(secondsLeft: Int) {
    if secondsLeft == 0 { makeSignal().timeIsUp() }
  }
}

/// Service locator: it is handed something that has everything, perhaps.
struct LocatorTimer {
  let locator: Locator

  func tick(secondsLeft: Int) throws {
    if secondsLeft == 0 { try locator.find((any Signal).self).timeIsUp() }
  }
}
