// The outside world. Leave it as it is.
import SpecSupport

/// A real duck: it needs a pond.
final class Duck: Animal {
  init() {
    Tripwire.touch("Duck")
  }

  func feed() -> String {
    Tripwire.touch("Duck")
    return "Quack!"
  }
}
