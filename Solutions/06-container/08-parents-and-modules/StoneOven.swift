// The outside world. Leave it as it is.

import SpecSupport

/// The oven of the bakery. It burns wood each time.
struct StoneOven: Oven {
  func bake(_ what: String) {
    Tripwire.touch("stone oven: \(what)")
  }
}
