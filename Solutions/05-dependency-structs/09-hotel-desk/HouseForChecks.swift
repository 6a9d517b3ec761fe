/// A house in memory, which a check can change and break.
final class TestHouse {
  var moment = Moment(day: 5, hour: 12)
  /// The rate of room 12 on day 5; each room and each day more costs more.
  var rate = 1_009
  /// What is out of order: `rate 12`, `key 12` or `charge 12`.
  var broken: Set<String> = []
  /// What was called, and what the office noted.
  private(set) var calls: [Entry] = []
  private(set) var notes: [Entry] = []

  struct OutOfOrder: Error {}

  func open(_ open: OpenOffice) -> any FrontOffice {
    open(self, self, self, self, self)
  }

  /// What was written, charged and said: `12 until 7, 11:00`, `12 pays 1009`.
  private(set) var story: [String] = []

  func says(_ answer: String) { story.append(answer) }

  func catches(_ body: () throws -> Void) {
    do {
      try body()
      says("no error")
    } catch {
      says("\(error)")
    }
  }

  /// How the journal differs from what was called; hopefully not at all.
  var differences: [String] {
    calls == notes ? [] : ["called: \(calls)", "noted: \(notes)"]
  }

  private func works(_ name: String) -> Bool { !broken.contains(name) }
}

extension TestHouse: HouseClock, RateService, KeyWriter, Cashier, Journal {
  func now() -> Moment { moment }

  func note(_ entry: Entry) { notes.append(entry) }

  func cents(for room: Int, on day: Int) throws -> Int {
    let cents = rate + 100 * (room - 12) + 1_000 * (day - 5)
    let works = works("rate \(room)")
    calls.append(.rate(room: room, day: day, cents: works ? cents : nil))
    guard works else { throw OutOfOrder() }
    return cents
  }

  func write(_ key: Key) throws {
    let works = works("key \(key.room)")
    calls.append(.key(key, isWritten: works))
    guard works else { throw OutOfOrder() }
    says("\(key.room) until \(key.end.day), \(key.end.hour):00")
  }

  func charge(_ cents: Int, to room: Int) throws {
    let works = works("charge \(room)")
    calls.append(.charge(cents: cents, room: room, isTaken: works))
    guard works else { throw OutOfOrder() }
    says("\(room) pays \(cents)")
  }
}
