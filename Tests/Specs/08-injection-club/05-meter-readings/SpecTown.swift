@testable import MeterReadings

/// A utility and a store, played by a spec: they behave as the spec says, and what a walk does is
/// noted.
final class SpecTown: BrookServer, DeltaServer {
  enum Side: String, CaseIterable { case brook = "Brook", delta = "Delta" }
  enum Turn { case books, refuses(String), unknown, doubts(String), busy, away }

  let side: Side
  let store = SpecStore()
  /// What the utility does at the next calls, and at those that follow.
  var turns: [Turn] = []
  var usual = Turn.books
  /// What has arrived at the utility, and what the store held then.
  private(set) var arrived: [(text: String, stored: [Reading])] = []

  init(_ side: Side) { self.side = side }

  var utility: Utility { side == .brook ? .brook(self) : .delta(self) }

  /// The app starts. It may have been ended before, without being told.
  func begin(past meters: [Meter] = twoMeters) -> any Walk {
    makeWalk(past: meters, for: utility, store: store)
  }

  func book(_ cubicMetres: Int, of meter: String) throws(BrookError) {
    let turn = next()
    if case .away = turn { throw .noNetwork }
    note("\(meter) \(cubicMetres)")
    if case .refuses(let reason) = turn { throw .refused(reason) }
  }

  func take(_ slip: DeltaSlip) -> DeltaReply {
    let turn = next()
    if case .away = turn { return .noNetwork }
    let (whole, rest) = slip.litres.quotientAndRemainder(dividingBy: 1_000)
    note("\(slip.meter) " + (rest == 0 ? "\(whole)" : "\(slip.litres) litres"))
    switch turn {
    case .unknown: return .unknownMeter
    case .doubts(let question): return .doubtful(question)
    case .busy: return .busy
    default: return .thanks
    }
  }

  private func next() -> Turn {
    turns.isEmpty ? usual : turns.removeFirst()
  }

  private func note(_ text: String) { arrived.append((text, store.readings)) }
}

extension SpecTown {
  /// `Brook, a step: arrived M-1 110, M-2 7; reader sees M-1 110 booked; waiting M-2 7`.
  func line(_ step: String, _ walk: any Walk, _ body: (any Walk) -> [Note])
    -> String
  {
    let before = arrived.count
    let notes = body(walk).map { "\(shown($0.reading)) \(shown($0.outcome))" }
    let told = arrived.dropFirst(before).map(\.text)
    return "\(side.rawValue), \(step): arrived \(list(told)); reader sees "
      + "\(list(notes)); waiting \(list(walk.waiting.map(shown)))"
  }

  func enter(_ meter: String, _ value: Int, _ walk: any Walk) -> String {
    let reading = Reading(meter: meter, value: value)
    return line("\(shown(reading)) entered", walk) { $0.enter(reading) }
  }

  func send(_ walk: any Walk) -> String {
    line("sent", walk) { $0.send() }
  }
}

/// The memory of a phone, in a test.
final class SpecStore: Store {
  var readings: [Reading] = []
  private(set) var loads = 0

  func load() -> [Reading] {
    loads += 1
    return readings
  }

  func save(_ readings: [Reading]) { self.readings = readings }
}

/// The meters of most specs.
let twoMeters = [
  Meter(number: "M-1", last: 100), Meter(number: "M-2", last: 0),
]

func shown(_ reading: Reading) -> String { "\(reading.meter) \(reading.value)" }

func shown(_ outcome: Note.Outcome) -> String {
  switch outcome {
  case .booked: "booked"
  case .refused(let reason): "refused: \(reason)"
  case .readAgain(let question): "to be read again: \(question)"
  case .kept: "kept"
  case .implausible: "implausible"
  }
}

func list(_ texts: [String]) -> String {
  texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
}
