// Wrong: the inputs are in a global table, by the time zone of the till.
// Rejected by: keeps every till's inputs out of global state

import Foundation
import Synchronization

/// The inputs of every till in the house.
enum TillRegistry {
  struct Inputs: Sendable {
    let now: @Sendable () -> Date
    let nextNumber: @Sendable () -> UUID
    let draw: @Sendable () -> Int
  }

  private static let inputs = Mutex<[TimeZone: Inputs]>([:])

  static func register(_ new: Inputs, for zone: TimeZone) {
    inputs.withLock { $0[zone] = new }
  }

  static func inputs(for zone: TimeZone) -> Inputs? {
    inputs.withLock { $0[zone] }
  }
}

/// The till at the door: every sale makes a receipt.
struct Till {
  let timeZone: TimeZone

  init(
    timeZone: TimeZone, now: @escaping @Sendable () -> Date,
    nextNumber: @escaping @Sendable () -> UUID,
    draw: @escaping @Sendable () -> Int
  ) {
    self.timeZone = timeZone
    TillRegistry.register(
      .init(now: now, nextNumber: nextNumber, draw: draw), for: timeZone)
  }

  func sell(_ goods: [String]) -> Receipt {
    guard let inputs = TillRegistry.inputs(for: timeZone) else {
      fatalError("no inputs for \(timeZone)")
    }
    return Receipt(
      goods: goods, time: inputs.now(), timeZone: timeZone,
      number: inputs.nextNumber(), draw: inputs.draw())
  }
}
