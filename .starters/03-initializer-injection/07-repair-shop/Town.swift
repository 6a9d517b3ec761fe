// The outside world. Leave it as it is.
import SpecSupport

/// The new supplier, which is open at weekends, too.
struct SundayParts: PartsSupplier {
  init() { Tripwire.touch("Sunday Parts: line opened") }

  func price(of part: String) throws -> Int {
    Tripwire.touch("Sunday Parts: price of \(part)")
    return 900
  }

  func order(_ part: String) throws {
    Tripwire.touch("Sunday Parts: order \(part)")
  }
}

/// The price list on the wall of the shop.
enum PrintedPrices {
  static func cents(for item: PriceItem) -> Int {
    Tripwire.touch("price list: \(item)")
    switch item {
    case .labour: return 1_205
    case .express: return 800
    case .loanDay: return 901
    }
  }
}

/// The calendar on the same wall.
enum WallCalendar {
  static func today() -> Day {
    Tripwire.touch("calendar")
    return .tuesday
  }
}
