// Wrong: rigs the lottery itself, so that its draw is known.
// Rejected by: keeps the outside world as it is

import SpecSupport

enum Lottery {
  static func draw() -> Int {
    Tripwire.touch("Lottery")
    return 7
  }
}
