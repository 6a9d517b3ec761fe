// The outside world. Leave it as it is.
import SpecSupport

/// A real cow: it needs a meadow, and fresh milk has to go somewhere.
struct Cow: Animal {
  init() {
    Tripwire.touch("Cow")
  }

  func feed() -> String {
    Tripwire.touch("Cow")
    return "Moo!"
  }
}
