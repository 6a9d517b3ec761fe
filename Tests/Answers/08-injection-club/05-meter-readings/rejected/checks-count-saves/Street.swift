// Wrong: a check demands how often the store is saved.
// Rejected by: keeps your checks fair to sound walks
/// What a walk has around it in a test: a utility, which can be either one, and
/// a store. Both note what happens.
final class Street: BrookServer, DeltaServer, Store {
  enum Side: CaseIterable { case brook, delta }
  enum Mood { case books, objects, doubts, isBusy, isAway }

  let side: Side
  /// How the utility behaves at the next calls; after these, it books.
  var moods: [Mood] = []
  private(set) var events: [String] = []
  private var stored: [Reading] = []

  init(_ side: Side) { self.side = side }

  var utility: Utility {
    side == .brook ? .brook(self) : .delta(self)
  }

  /// Notes what the reader learns.
  func tell(_ notes: [Note]) {
    events += notes.map { "\($0.reading.value): \($0.outcome)" }
  }

  func book(_ cubicMetres: Int, of meter: String) throws(BrookError) {
    switch next("\(meter) \(cubicMetres)") {
    case .objects, .doubts: throw .refused("broken seal")
    case .isAway, .isBusy: throw .noNetwork
    case .books: return
    }
  }

  func take(_ slip: DeltaSlip) -> DeltaReply {
    let (whole, rest) = slip.litres.quotientAndRemainder(dividingBy: 1_000)
    switch next("\(slip.meter) \(whole)" + (rest == 0 ? "" : ".\(rest)")) {
    case .objects: return .unknownMeter
    case .doubts: return .doubtful("a leak?")
    case .isBusy: return .busy
    case .isAway: return .noNetwork
    case .books: return .thanks
    }
  }

  /// Notes what is asked, and what the store holds meanwhile.
  private func next(_ question: String) -> Mood {
    let values = stored.map { "\($0.value)" }.joined(separator: " ")
    events.append("\(question) of \(values)")
    return moods.isEmpty ? .books : moods.removeFirst()
  }

  func load() -> [Reading] { stored }

  func save(_ readings: [Reading]) {
    events.append("saves \(readings.count)")
    stored = readings
  }
}
