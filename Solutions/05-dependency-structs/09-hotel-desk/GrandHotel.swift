// The outside world. Leave it as it is.
import Foundation
import SpecSupport

/// The clock of the Grand Hotel's computer.
struct ComputerClock: HouseClock {
  func now() -> Moment {
    Tripwire.touch("clock")
    let hours = Int(Date().timeIntervalSince1970 / 3_600)
    return Moment(day: hours / 24, hour: hours % 24)
  }
}

/// The rate service of the chain, far away.
struct RateLine: RateService {
  func cents(for room: Int, on day: Int) throws -> Int {
    let cents = 9_000 + room
    Tripwire.touch("\(Entry.rate(room: room, day: day, cents: cents))")
    return cents
  }
}

/// The box at the Grand Hotel's desk that writes key cards.
struct KeyBox: KeyWriter {
  func write(_ key: Key) throws {
    Tripwire.touch("\(Entry.key(key, isWritten: true))")
  }
}

/// The Grand Hotel's bills.
struct BillBook: Cashier {
  func charge(_ cents: Int, to room: Int) throws {
    Tripwire.touch("\(Entry.charge(cents: cents, room: room, isTaken: true))")
  }
}

/// The Grand Hotel's journal.
struct PaperJournal: Journal {
  func note(_ entry: Entry) {
    Tripwire.touch("journal: \(entry)")
  }
}
