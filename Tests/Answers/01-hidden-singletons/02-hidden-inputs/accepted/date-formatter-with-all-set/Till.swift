// Sound: one closure makes a Stamp of each sale; the receipt keeps nothing but its text, written with a fixed-locale DateFormatter
import Foundation

/// What the world adds to a sale.
struct Stamp {
  var time: Date
  var number: UUID
  var draw: Int
}

/// The till at the door: every sale makes a receipt.
final class Till {
  private let stamp: () -> Stamp
  private let clock: DateFormatter

  init(in timeZone: TimeZone, stamp: @escaping () -> Stamp) {
    self.stamp = stamp
    clock = DateFormatter()
    clock.locale = Locale(identifier: "en_US_POSIX")
    clock.calendar = Calendar(identifier: .gregorian)
    clock.timeZone = timeZone
    clock.dateFormat = "yyyy-MM-dd HH:mm:ss"
  }

  func sell(_ goods: [String]) -> Receipt {
    let stamp = stamp()
    return Receipt(
      text: [
        "Receipt \(stamp.number.uuidString)",
        clock.string(from: stamp.time),
        goods.joined(separator: ", "),
        "Your lucky number: \(stamp.draw)",
      ].joined(separator: "\n"))
  }
}
