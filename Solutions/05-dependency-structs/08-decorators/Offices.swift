// The outside world. Leave it as it is.
import SpecSupport

/// The office has no line free. A moment later, it may have one.
struct OfficeBusy: Error, Equatable {}

/// The country's tide office, over the network.
final class TideOffice: TideTable {
  static let shared = TideOffice()

  private init() {}

  func tides(at harbour: String) throws -> [Tide] {
    Tripwire.touch("tides at \(harbour)")
    guard harbour == "Ostend" else { throw OfficeBusy() }
    return [Tide(time: "06:12", centimetres: 431)]
  }

  func surgeWarning(at harbour: String) throws -> String? {
    Tripwire.touch("surge warning at \(harbour)")
    return harbour == "Ostend" ? "the sea wall is closed" : nil
  }
}

extension Pilots {
  /// The country's pilot office, over the network.
  static let office = Pilots(
    free: { harbour in
      Tripwire.touch("free pilots in \(harbour)")
      return ["Mia", "Jef"]
    },
    book: { harbour, ship in
      Tripwire.touch("pilot in \(harbour) for \(ship)")
      return Booking(pilot: "Mia", ship: ship)
    })
}

extension Dependencies {
  /// The real world. The app's main hands it to `makeQuayBoard`.
  static let live = Dependencies(
    tides: TideOffice.shared,
    pilots: .office,
    log: { print($0) },
    now: {
      Tripwire.touch("clock")
      return 0
    },
    pause: { Tripwire.touch("pause") })
}
