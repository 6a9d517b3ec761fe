// Wrong: one static formatter, whose time zone is that of the till built last.
// Rejected by: keeps every till's inputs out of global state

import Foundation
import Synchronization

/// What a customer takes home.
struct Receipt {
  /// Formatters are expensive; all receipts use this one.
  static let style = Mutex(
    Date.ISO8601FormatStyle(dateTimeSeparator: .space)
      .year().month().day().time(includingFractionalSeconds: false))

  let goods: [String]
  let time: Date
  let timeZone: TimeZone
  let number: UUID
  let draw: Int

  var text: String {
    """
    Receipt \(number)
    \(Self.style.withLock { time.formatted($0) })
    \(goods.joined(separator: ", "))
    Your lucky number: \(draw)
    """
  }
}
