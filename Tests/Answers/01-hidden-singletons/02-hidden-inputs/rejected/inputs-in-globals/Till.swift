// Wrong: the inputs that were handed over last serve every till.
// Rejected by: keeps every till's inputs out of global state

import Foundation
import Synchronization

struct Till {
  private struct Inputs {
    let timeZone: TimeZone
    let now: @Sendable () -> Date
    let nextNumber: @Sendable () -> UUID
    let draw: @Sendable () -> Int
  }

  private static let inputs = Mutex<Inputs?>(nil)

  init(
    timeZone: TimeZone,
    now: @escaping @Sendable () -> Date,
    nextNumber: @escaping @Sendable () -> UUID,
    draw: @escaping @Sendable () -> Int
  ) {
    let given = Inputs(
      timeZone: timeZone, now: now, nextNumber: nextNumber, draw: draw)
    Self.inputs.withLock { $0 = given }
  }

  func sell(_ goods: [String]) -> Receipt {
    let inputs = Self.inputs.withLock { $0 }
    return Receipt(
      goods: goods,
      time: inputs?.now() ?? Date(),
      timeZone: inputs?.timeZone ?? .current,
      number: inputs?.nextNumber() ?? UUID(),
      draw: inputs?.draw() ?? 0)
  }
}
