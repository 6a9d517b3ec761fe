// Buzzer.swift
protocol PinDriver {
  func setPin(_ pin: Int, hertz: Int, milliseconds: Int)
}

struct Buzzer: PinDriver {
  func setPin(_ pin: Int, hertz: Int, milliseconds: Int) {
    print("pin \(pin): \(hertz) Hz for \(milliseconds) ms")
  }
}
