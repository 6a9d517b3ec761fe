// Wrong: the formatter writes with the digits and the calendar of the computer's country.
// Rejected by: only CompositionRoot.swift asks the computer for anything

import Foundation

/// What a customer takes home. Its text is a function of these five values.
struct Receipt {
  let goods: [String]
  let time: Date
  let timeZone: TimeZone
  let number: UUID
  let draw: Int

  var text: String {
    """
    Receipt \(number)
    \(localTime)
    \(goods.joined(separator: ", "))
    Your lucky number: \(draw)
    """
  }

  private var localTime: String {
    let formatter = DateFormatter()
    formatter.timeZone = timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.string(from: time)
  }
}
