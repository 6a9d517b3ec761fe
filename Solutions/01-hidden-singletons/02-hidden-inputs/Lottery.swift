// The outside world. Leave it as it is.
import SpecSupport

/// The shop's lottery: a draw with every sale.
enum Lottery {
  static func draw() -> Int {
    Tripwire.touch("Lottery")
    return Int.random(in: 1...90)
  }
}
