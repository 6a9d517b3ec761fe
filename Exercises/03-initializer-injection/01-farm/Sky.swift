// The outside world. Leave it as it is.
import SpecSupport

/// The real sky, which nobody can order.
enum Sky {
  static func isRaining() -> Bool {
    Tripwire.touch("Sky")
    return false
  }
}
