// The outside world. Leave it as it is.
import SpecSupport

/// A day of the week.
enum Day: CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

/// The supplier hasn't got this part.
struct SoldOut: Error, Equatable {
  let part: String
}

/// A company that sells parts to the shop.
protocol PartsSupplier {
  /// What the part costs today, in cents. Orders nothing.
  func price(of part: String) throws -> Int

  /// Orders one such part; the shop has to pay for it.
  func order(_ part: String) throws
}

/// An entry of the shop's price list.
enum PriceItem: CaseIterable, Sendable {
  /// The work for one part.
  case labour
  /// What it costs not to wait.
  case express
  /// A day with a loan bike.
  case loanDay
}

/// What an entry of the price list says at the moment, in cents.
typealias Prices = (PriceItem) -> Int

/// Which day it is when it's asked.
typealias Today = () -> Day

/// The shop's supplier, reached by telephone. In a test, that takes minutes.
struct SpokeLine: PartsSupplier {
  init() { Tripwire.touch("Spoke: line opened") }

  func price(of part: String) throws -> Int {
    Tripwire.touch("Spoke: price of \(part)")
    return try shelfPrice(of: part)
  }

  func order(_ part: String) throws {
    Tripwire.touch("Spoke: order \(part)")
    _ = try shelfPrice(of: part)
  }

  private func shelfPrice(of part: String) throws -> Int {
    guard let price = ["tube": 402, "chain": 1_500][part] else {
      throw SoldOut(part: part)
    }
    return price
  }
}
