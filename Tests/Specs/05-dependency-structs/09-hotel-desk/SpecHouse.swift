@testable import HotelDesk

/// A house in memory: its devices, which count what they're asked, and its journal.
final class SpecHouse {
  struct OutOfOrder: Error {}

  var moment: Moment
  /// In cents; on day 40, room 12 costs so much.
  var rate: Int
  /// `rate 12`, `key 12` or `charge 12`.
  var broken: Set<String> = []
  private(set) var calls: [Entry] = []
  private(set) var notes: [Entry] = []

  init(day: Int = 40, hour: Int = 12, rate: Int = 10_009) {
    moment = Moment(day: day, hour: hour)
    self.rate = rate
  }

  func set(day: Int, hour: Int) { moment = Moment(day: day, hour: hour) }

  /// Without anything between this house and the office, so that this house may be released.
  func open() -> any FrontOffice {
    openOffice(
      clock: SpecPart(self), rates: SpecPart(self), keys: SpecPart(self),
      cashier: SpecPart(self), journal: SpecPart(self))
  }

  /// What the office did to guests: its calls for keys and amounts, also those that failed. How
  /// often it asked for rates is its own affair.
  private func deeds(since start: Int) -> [String] {
    calls.dropFirst(start).compactMap { call in
      if case .rate = call { nil } else { "\(call)" }
    }
  }

  /// `a key: key of room 12 until day 42, 11:00`, with what the step returned, or threw, at the end.
  func line(_ step: String, _ body: () throws -> String?) -> String {
    let start = calls.count
    var answer: String?
    do {
      answer = try body()
    } catch {
      answer = "\(error)"
    }
    let words = deeds(since: start) + [answer].compactMap { $0 }
    return
      "\(step): \(words.isEmpty ? "nothing" : words.joined(separator: ", "))"
  }

  /// Which calls the journal has, and which it hasn't; `nil` from `start` on.
  func marks(since start: Int = 0) -> (calls: [String], notes: [String]) {
    (
      calls.dropFirst(start).map(\.description),
      notes.dropFirst(start).map(\.description)
    )
  }

  fileprivate func works(_ name: String) -> Bool { !broken.contains(name) }
  fileprivate func called(_ entry: Entry, _ works: Bool) throws {
    calls.append(entry)
    if !works { throw OutOfOrder() }
  }
  fileprivate func noted(_ entry: Entry) { notes.append(entry) }
}

/// What an office is handed: all parts of a house, or one of them.
final class SpecPart: HouseClock, RateService, KeyWriter, Cashier, Journal {
  let house: SpecHouse

  init(_ house: SpecHouse) { self.house = house }

  func now() -> Moment { house.moment }

  func cents(for room: Int, on day: Int) throws -> Int {
    let cents = house.rate + 100 * ((room - 12) % 1_000) + 10 * (day - 40)
    let works = house.works("rate \(room)")
    try house.called(
      .rate(room: room, day: day, cents: works ? cents : nil), works)
    return cents
  }

  func write(_ key: Key) throws {
    let works = house.works("key \(key.room)")
    try house.called(.key(key, isWritten: works), works)
  }

  func charge(_ cents: Int, to room: Int) throws {
    let works = house.works("charge \(room)")
    try house.called(.charge(cents: cents, room: room, isTaken: works), works)
  }

  func note(_ entry: Entry) { house.noted(entry) }
}

extension NightReport {
  var specText: String { "\(cents) in all, failed: \(failed)" }
}

extension FrontOffice {
  /// Everything that an office can be asked, on rooms 12 and 13.
  ///
  /// - Parameter look: Is called after each answer.
  func specDayAndNight(_ look: () -> Void = {}) {
    let steps: [() throws -> Void] = [
      { try checkIn(room: 12, nights: 2) },
      { try checkIn(room: 13, nights: 1) },
      { try checkIn(room: 13, nights: 1) },
      { try replaceKey(room: 12) },
      { _ = try latePrice(room: 12, until: 14) },
      { _ = try stayLate(room: 12, until: 15) },
      { _ = nightAudit() },
      { try replaceKey(room: 99) },
      { _ = try latePrice(room: 99, until: 14) },
      { _ = try stayLate(room: 99, until: 14) },
      { try checkOut(room: 99) },
      { try checkOut(room: 13) },
      { _ = nightAudit() },
    ]
    for step in steps {
      try? step()
      look()
    }
  }
}
