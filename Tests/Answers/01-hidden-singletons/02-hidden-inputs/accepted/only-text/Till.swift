// Sound: the till writes the receipt at the sale; the receipt is its text.
// Keeps: 2

import Foundation

final class Till {
  private let timeZone: TimeZone
  private let now: () -> Date
  private let nextNumber: () -> UUID
  private let draw: () -> Int

  init(
    timeZone: TimeZone, now: @escaping () -> Date,
    nextNumber: @escaping () -> UUID, draw: @escaping () -> Int
  ) {
    self.timeZone = timeZone
    self.now = now
    self.nextNumber = nextNumber
    self.draw = draw
  }

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      text: """
        Receipt \(nextNumber())
        \(localTime())
        \(goods.joined(separator: ", "))
        Your lucky number: \(draw())
        """)
  }

  private func localTime() -> String {
    let style = Date.ISO8601FormatStyle(
      dateTimeSeparator: .space, timeZone: timeZone)
    return now().formatted(
      style.year().month().day().time(includingFractionalSeconds: false))
  }
}
