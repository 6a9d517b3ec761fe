@testable import HotelDesk

/// An office that the learner's checks judge: without a fault, it's sound.
final class JudgedOffice: FrontOffice {
  /// What it does wrong, in words that the learner reads.
  enum Fault: String, CaseIterable {
    case auditByCalendar = "the night audit takes the calendar's day"
    case lateByCalendar = "a late stay is priced on the calendar's day"
    case keyByCalendar = "a key is reckoned from the calendar's day"
    case hourTooLong = "at four o'clock it's still yesterday"
    case dayOfOpening = "the day of opening counts for good"
    case firstRate = "the first rate of a room counts for good"

    case quoteKept = "a late stay costs what was asked for it before"

    case auditUnread = "the journal lacks the rates of the night audit"
    case lateUnread = "the journal lacks the rates of late stays"
    case nightUncharged = "the journal lacks the charges of the night audit"
    case firstKeyUnnoted = "the journal lacks the keys of new guests"
    case failuresUnnoted = "the journal lacks calls that failed"
    case notedTwice = "the journal has each charge twice"
    case notedInAdvance = "the journal calls a failed charge taken"

    case outOfOrder = "the journal has the key of a late stay before its charge"
    case oneAnswerLate =
      "the journal has a key only when the next one is written"

    case takenWithoutKey = "a room is taken, although no key was written"
    case chargedWithoutKey = "a lost key is charged, although none was written"
    case keyWithoutCharge = "a key for a late stay is written without a charge"
    case keyTriedAgain = "a key that couldn't be written is tried again at once"
    case auditStops = "the night audit ends at the first room that fails"
    case failureCounts = "the night audit reports no room that failed"
    case freeWhenUnknown = "a night without a rate costs nothing"
    case unwrittenKey = "a key that couldn't be written counts as the last one"
    case oldKeyAgain = "a lost key is replaced by the guest's first one"
  }

  private let fault: Fault?
  /// Asks the clock and the rate service more often than it needs.
  private let isChatty: Bool
  private let clock: any HouseClock
  private let rates: any RateService
  private let writer: any KeyWriter
  private let cashier: any Cashier
  private let journal: any Journal
  private let opened: Moment
  private var known: [Int: Int] = [:]
  private var quoted: Int?
  private var pending: [Entry] = []
  private var stays: [(room: Int, first: Key, last: Key)] = []

  init(
    _ clock: any HouseClock, _ rates: any RateService, _ keys: any KeyWriter,
    _ cashier: any Cashier, _ journal: any Journal, fault: Fault?,
    isChatty: Bool = false
  ) {
    self.fault = fault
    self.isChatty = isChatty
    self.clock = clock
    self.rates = rates
    writer = keys
    self.cashier = cashier
    self.journal = journal
    opened = clock.now()
  }

  private func day(byCalendar isCalendar: Bool) -> Int {
    if isChatty { _ = clock.now() }
    let moment = fault == .dayOfOpening ? opened : clock.now()
    let begin = fault == .hourTooLong ? 5 : 4
    return moment.hour < begin && !isCalendar ? moment.day - 1 : moment.day
  }

  private func note(_ entry: Entry, unless isLeftOut: Bool) {
    if !isLeftOut { journal.note(entry) }
  }

  private func rate(_ room: Int, _ day: Int, unnoted: Bool) throws -> Int {
    if fault == .firstRate, let cents = known[room] { return cents }
    do {
      if isChatty {
        let cents = try rates.cents(for: room, on: day)
        journal.note(.rate(room: room, day: day, cents: cents))
      }
      let cents = try rates.cents(for: room, on: day)
      note(.rate(room: room, day: day, cents: cents), unless: unnoted)
      known[room] = cents
      return cents
    } catch {
      note(
        .rate(room: room, day: day, cents: nil),
        unless: unnoted || fault == .failuresUnnoted)
      throw error
    }
  }

  private func write(_ key: Key, unnoted: Bool = false) throws {
    do {
      try writeOnce(key, unnoted: unnoted)
    } catch {
      guard fault == .keyTriedAgain else { throw error }
      try writeOnce(key, unnoted: unnoted)
    }
  }

  private func writeOnce(_ key: Key, unnoted: Bool) throws {
    do {
      try writer.write(key)
      let entry = Entry.key(key, isWritten: true)
      if fault == .oneAnswerLate {
        pending.forEach(journal.note)
        pending = [entry]
        return
      }
      note(entry, unless: unnoted)
    } catch {
      note(
        .key(key, isWritten: false),
        unless: unnoted || fault == .failuresUnnoted)
      throw error
    }
  }

  private func charge(_ cents: Int, _ room: Int, unnoted: Bool = false) throws {
    func entry(_ isTaken: Bool) -> Entry {
      .charge(cents: cents, room: room, isTaken: isTaken)
    }
    do {
      try cashier.charge(cents, to: room)
      note(entry(true), unless: unnoted)
      if fault == .notedTwice { journal.note(entry(true)) }
    } catch {
      note(
        entry(fault == .notedInAdvance),
        unless: unnoted || fault == .failuresUnnoted)
      throw error
    }
  }

  private func place(of room: Int) throws -> Int {
    guard let place = stays.firstIndex(where: { $0.room == room }) else {
      throw NoGuest()
    }
    return place
  }

  func checkIn(room: Int, nights: Int) throws {
    if stays.contains(where: { $0.room == room }) { throw RoomTaken() }
    let day = day(byCalendar: fault == .keyByCalendar) + nights
    let key = Key(room: room, end: Moment(day: day, hour: 11))
    if fault == .takenWithoutKey { stays.append((room, key, key)) }
    try write(key, unnoted: fault == .firstKeyUnnoted)
    if fault != .takenWithoutKey { stays.append((room, key, key)) }
  }

  func replaceKey(room: Int) throws {
    let stay = stays[try place(of: room)]
    do {
      try write(fault == .oldKeyAgain ? stay.first : stay.last)
    } catch {
      if fault == .chargedWithoutKey { try charge(1_500, room) }
      throw error
    }
    try charge(1_500, room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try place(of: room)
    let day = day(byCalendar: fault == .lateByCalendar)
    do {
      let rate = try rate(room, day, unnoted: fault == .lateUnread)
      let cents = rate * (hour - 11) / 10
      quoted = cents
      return cents
    } catch  where fault == .freeWhenUnknown {
      return 0
    }
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let place = try place(of: room)
    let old = quoted
    var cents = try latePrice(room: room, until: hour)
    if fault == .quoteKept, let old { cents = old }
    let end = Moment(day: stays[place].last.end.day, hour: hour)
    let key = Key(room: room, end: end)
    do {
      try charge(cents, room, unnoted: fault == .outOfOrder)
    } catch {
      if fault == .keyWithoutCharge { try write(key) }
      if fault == .outOfOrder {
        journal.note(.charge(cents: cents, room: room, isTaken: false))
      }
      throw error
    }
    defer {
      if fault == .outOfOrder {
        journal.note(.charge(cents: cents, room: room, isTaken: true))
      }
    }
    if fault == .unwrittenKey { stays[place].last = key }
    try write(key)
    stays[place].last = key
    return cents
  }

  func nightAudit() -> NightReport {
    let day = day(byCalendar: fault == .auditByCalendar)
    var report = NightReport()
    for room in stays.map(\.room).sorted() {
      do {
        let cents: Int
        do {
          cents = try rate(room, day, unnoted: fault == .auditUnread)
        } catch  where fault == .freeWhenUnknown {
          cents = 0
        }
        try charge(cents, room, unnoted: fault == .nightUncharged)
        report.cents += cents
      } catch {
        if fault != .failureCounts { report.failed.append(room) }
        if fault == .auditStops { return report }
      }
    }
    return report
  }

  func checkOut(room: Int) throws {
    stays.remove(at: try place(of: room))
  }
}

extension JudgedOffice.Fault {
  static let aboutDays: [Self] = [
    .auditByCalendar, .lateByCalendar, .keyByCalendar, .hourTooLong,
    .dayOfOpening, .firstRate, .quoteKept,
  ]
  static let aboutTheJournal: [Self] = [
    .auditUnread, .lateUnread, .nightUncharged, .firstKeyUnnoted,
    .failuresUnnoted, .notedTwice, .notedInAdvance, .outOfOrder, .oneAnswerLate,
  ]
  static let aboutFailures: [Self] = [
    .takenWithoutKey, .chargedWithoutKey, .keyWithoutCharge, .keyTriedAgain,
    .auditStops,
    .failureCounts, .freeWhenUnknown, .unwrittenKey, .oldKeyAgain,
  ]
}
