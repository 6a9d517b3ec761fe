// The outside world. Leave it as it is.
import SpecSupport

/// A real cooler, full of ice. Each churn of milk melts some of it.
final class IceCooler: Cooler {
  private var degrees = 3

  init() {
    Tripwire.touch("IceCooler")
  }

  func cool() -> Int {
    Tripwire.touch("IceCooler")
    degrees += 1
    return degrees
  }
}
