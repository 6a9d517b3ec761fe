// Wrong: asks for the next receipt's inputs at the end of the sale before.
// Rejected by: each sale asks for a time, a number and a draw of its own

import Foundation

/// The till at the door: every sale makes a receipt.
final class Till {
  private let timeZone: TimeZone
  private let stamp: () -> (time: Date, number: UUID, draw: Int)
  private var next: (time: Date, number: UUID, draw: Int)

  init(
    timeZone: TimeZone, now: @escaping () -> Date,
    nextNumber: @escaping () -> UUID, draw: @escaping () -> Int
  ) {
    self.timeZone = timeZone
    stamp = { (now(), nextNumber(), draw()) }
    next = stamp()
  }

  func sell(_ goods: [String]) -> Receipt {
    // The next customer shall not wait for the number server.
    defer { next = stamp() }
    return Receipt(
      goods: goods, time: next.time, timeZone: timeZone,
      number: next.number, draw: next.draw)
  }
}
