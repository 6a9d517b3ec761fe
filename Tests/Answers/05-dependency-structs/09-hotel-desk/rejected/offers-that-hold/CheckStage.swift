// Wrong: a late stay costs what was said for its hour before.
// Rejected by: a price is the one of the moment

/// A step of a story that a check tells.
enum Step {
  case at(day: Int, hour: Int)
  case rates(Int)
  case broken(Set<String>)
  case checkIn(Int, nights: Int)
  case replace(Int)
  case price(Int, until: Int)
  case late(Int, until: Int)
  case audit
  case out(Int)
}

struct OutOfOrder: Error, CustomStringConvertible {
  let device: String
  var description: String { "OutOfOrder(\(device))" }
}

/// A whole house on a stage. How often a rate is asked for doesn't show, unless
/// it fails.
final class Stage: HouseClock, RateService, KeyWriter, Cashier, Journal {
  private var moment = Moment(day: 5, hour: 12)
  private var base = 1_000
  private var broken: Set<String> = []
  private var calls: [Entry] = []
  private var notes: [Entry] = []
  private var seen: [String] = []
  private var failedRates = 0

  func take(_ step: Step, in office: any FrontOffice) -> [String] {
    seen = []
    failedRates = 0
    do {
      switch step {
      case .at(let day, let hour): moment = Moment(day: day, hour: hour)
      case .rates(let new): base = new
      case .broken(let devices): broken = devices
      case .checkIn(let room, let nights):
        try office.checkIn(room: room, nights: nights)
        seen.append("done")
      case .replace(let room):
        try office.replaceKey(room: room)
        seen.append("done")
      case .price(let room, let hour):
        seen.append("\(try office.latePrice(room: room, until: hour))")
      case .late(let room, let hour):
        seen.append("\(try office.stayLate(room: room, until: hour))")
      case .audit:
        let report = office.nightAudit()
        seen.append("\(report.cents) \(report.failed)")
      case .out(let room):
        try office.checkOut(room: room)
        seen.append("done")
      }
    } catch {
      seen.append("\(error)")
    }
    if failedRates > 0 { seen.append("failed rates: \(failedRates)") }
    if calls != notes { seen.append("called \(calls), noted \(notes)") }
    return seen
  }

  func now() -> Moment { moment }

  func note(_ entry: Entry) { notes.append(entry) }

  func cents(for room: Int, on day: Int) throws -> Int {
    guard !broken.contains("rate \(room)") else {
      failedRates += 1
      calls.append(.rate(room: room, day: day, cents: nil))
      throw OutOfOrder(device: "rate \(room)")
    }
    let cents = base + 100 * day + room
    calls.append(.rate(room: room, day: day, cents: cents))
    return cents
  }

  func write(_ key: Key) throws {
    let works = !broken.contains("key \(key.room)")
    calls.append(.key(key, isWritten: works))
    seen.append(
      "\(key.room) until \(key.end.day), \(key.end.hour):00"
        + (works ? "" : ": failed"))
    guard works else { throw OutOfOrder(device: "key \(key.room)") }
  }

  func charge(_ cents: Int, to room: Int) throws {
    let works = !broken.contains("charge \(room)")
    calls.append(.charge(cents: cents, room: room, isTaken: works))
    seen.append("\(room) pays \(cents)" + (works ? "" : ": failed"))
    guard works else { throw OutOfOrder(device: "charge \(room)") }
  }
}
