// The outside world. Leave it as it is.

import Foundation
import SpecSupport

/// The computer's clock.
final class SystemClock: Clock {
  static let shared = SystemClock()

  var now: Date {
    Tripwire.touch("SystemClock.shared")
    return Date()
  }
}
