// Nobody has told the locator of a signal.
let timer = LocatorTimer(locator: Locator())

for secondsLeft in [2, 1, 0] {
  do {
    try timer.tick(secondsLeft: secondsLeft)
    print("\(secondsLeft) s left: fine")
  } catch {
    print("\(secondsLeft) s left: \(error)")
  }
}
