/// Calls the cook every twenty minutes, to turn the roast.
struct RoastTimer {
  let signal: any Signal

  func tick(secondsLeft: Int) {
    if secondsLeft % 1_200 == 0 { signal.timeIsUp() }
  }
}
