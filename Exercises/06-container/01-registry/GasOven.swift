// The outside world. Leave it as it is.
import SpecSupport

/// The oven in the cellar. It burns gas, which costs money.
final class GasOven: Oven {
  func bake(_ dough: String) -> String {
    Tripwire.touch("GasOven: \(dough)")
    return "warm \(dough)"
  }
}
