/// A buzzer on a little computer: it beeps through one of the pins.
struct Buzzer {
  func setPin(_ pin: Int, hertz: Int, milliseconds: Int) {
    print("pin \(pin): \(hertz) Hz for \(milliseconds) ms")
  }
}

struct KitchenTimer {
  let buzzer: Buzzer

  func tick(secondsLeft: Int) {
    if secondsLeft == 0 {
      buzzer.setPin(4, hertz: 880, milliseconds: 300)
    }
  }
}
