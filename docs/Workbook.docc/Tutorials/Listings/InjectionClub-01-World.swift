import Foundation

/// The screen at the cloakroom.
struct Screen {
  static let shared = Screen()

  func show(_ line: String) { print(line) }
}

/// The clock above the door.
struct HouseClock {
  static let shared = HouseClock()

  var hour: Int { Calendar.current.component(.hour, from: Date()) }
}
