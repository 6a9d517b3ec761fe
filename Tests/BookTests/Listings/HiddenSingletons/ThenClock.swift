// Does not compile: is nonisolated global shared mutable state
import Foundation

class Clock {
  static var shared = Clock()

  func hour() -> Int {
    Calendar.current.component(.hour, from: Date())
  }
}

class Greeter {
  func greeting() -> String {
    Clock.shared.hour() < 12 ? "Good morning" : "Good day"
  }
}

class StoppedClock: Clock {
  override func hour() -> Int { 9 }
}
