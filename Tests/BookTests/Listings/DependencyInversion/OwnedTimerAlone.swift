// The file After/KitchenTimer.swift once more: it compiles with nothing else.

/// How a cook is told that the time is up.
protocol Signal {
  func timeIsUp()
}

struct KitchenTimer {
  let signal: any Signal

  func tick(secondsLeft: Int) {
    if secondsLeft == 0 { signal.timeIsUp() }
  }
}
