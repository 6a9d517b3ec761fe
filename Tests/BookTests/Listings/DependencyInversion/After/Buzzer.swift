struct Buzzer {
  func setPin(_ pin: Int, hertz: Int, milliseconds: Int) {
    print("pin \(pin): \(hertz) Hz for \(milliseconds) ms")
  }
}

extension Buzzer: Signal {
  func timeIsUp() { setPin(4, hertz: 880, milliseconds: 300) }
}
