// The outside world. Leave it as it is.
import Foundation
import SpecSupport

/// The clock on the wall of the shop.
enum WallClock {
  static func now() -> Date {
    Tripwire.touch("WallClock")
    return Date()
  }
}
