// KitchenTimer.swift
struct KitchenTimer {
  let driver: any PinDriver

  func tick(secondsLeft: Int) {
    if secondsLeft == 0 {
      driver.setPin(4, hertz: 880, milliseconds: 300)
    }
  }
}
