// The outside world. Leave it as it is.
import SpecSupport

/// One of the ovens in the bakery's kitchen.
struct Oven {
  let degrees: Int

  func bake(_ what: String) {
    Tripwire.touch("\(what) at \(degrees)°")
  }
}

/// The bell over the shop's door.
struct Bell {
  func ring() {
    Tripwire.touch("bell")
  }
}
