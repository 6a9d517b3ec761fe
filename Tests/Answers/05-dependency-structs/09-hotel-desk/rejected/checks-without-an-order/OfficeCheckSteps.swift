/// What happens in a check, step by step.
enum Step {
  enum Device: String { case rates, keys, cashier }

  case at(day: Int, hour: Int)
  /// A room costs this, plus ten for each number and a thousand for each day.
  case costs(Int)
  case breaks(Device, Int)
  case repaired
  case checkIn(Int, nights: Int)
  case replace(Int)
  case ask(Int, until: Int)
  case stay(Int, until: Int)
  case audit
  case checkOut(Int)
}

extension Check {
  /// Opens at noon of day 5, takes the steps, and looks at the keys and charges
  /// and at what the office says. After each step the journal must be complete.
  init(_ name: String, _ steps: [Step], see expected: [String]) {
    self.init(name, expected: expected) { open in
      let stage = Stage()
      let office = open(stage, stage, stage, stage, stage)
      for step in steps { stage.take(step, at: office) }
      return stage.seen
    }
  }
}

/// The world of a check.
private final class Stage: HouseClock, RateService, KeyWriter, Cashier, Journal
{
  struct BrokenDown: Error { let device: String }

  private(set) var seen: [String] = []
  private var moment = Moment(day: 5, hour: 12)
  private var base = 9
  private var broken: Set<String> = []
  private var made: [Entry] = []
  private var noted: [Entry] = []

  func take(_ step: Step, at office: any FrontOffice) {
    do {
      switch step {
      case .at(let day, let hour): moment = Moment(day: day, hour: hour)
      case .costs(let cents): base = cents
      case .breaks(let device, let room):
        broken.insert("\(device.rawValue) \(room)")
      case .repaired: broken = []
      case .checkIn(let room, let nights):
        try office.checkIn(room: room, nights: nights)
      case .replace(let room): try office.replaceKey(room: room)
      case .ask(let room, let hour):
        seen.append("= \(try office.latePrice(room: room, until: hour))")
      case .stay(let room, let hour):
        seen.append("= \(try office.stayLate(room: room, until: hour))")
      case .audit:
        let report = office.nightAudit()
        seen.append("= \(report.cents), failed \(report.failed)")
      case .checkOut(let room): try office.checkOut(room: room)
      }
    } catch {
      seen.append("! \(error)")
    }
    let (made, noted) = (counts(made), counts(noted))
    if made != noted { seen.append("made \(made), noted \(noted)") }
  }

  /// How often each call is there.
  private func counts(_ entries: [Entry]) -> [String: Int] {
    entries.reduce(into: [:]) { $0["\($1)", default: 0] += 1 }
  }

  func now() -> Moment { moment }

  func cents(for room: Int, on day: Int) throws -> Int {
    let cents = base + 10 * room + 1_000 * day
    let fault = fault(.rates, room)
    made.append(.rate(room: room, day: day, cents: fault == nil ? cents : nil))
    if let fault { throw fault }
    return cents
  }

  func write(_ key: Key) throws {
    let fault = fault(.keys, key.room)
    made.append(.key(key, isWritten: fault == nil))
    see("key \(key.room): \(key.end.day)/\(key.end.hour)", fault)
    if let fault { throw fault }
  }

  func charge(_ cents: Int, to room: Int) throws {
    let fault = fault(.cashier, room)
    made.append(.charge(cents: cents, room: room, isTaken: fault == nil))
    see("charge \(room): \(cents)", fault)
    if let fault { throw fault }
  }

  func note(_ entry: Entry) { noted.append(entry) }

  private func fault(_ device: Step.Device, _ room: Int) -> BrokenDown? {
    let name = "\(device.rawValue) \(room)"
    return broken.contains(name) ? BrokenDown(device: name) : nil
  }

  private func see(_ line: String, _ fault: BrokenDown?) {
    seen.append(fault == nil ? line : "\(line) FAILED")
  }
}
