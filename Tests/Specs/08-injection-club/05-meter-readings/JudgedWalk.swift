@testable import MeterReadings

/// A walk that the learner's checks judge: a sound one, or one with a single fault.
final class JudgedWalk: Walk {
  enum Fault: String, CaseIterable {
    case drops = "a number that's entered without a network is lost"
    case remembersOnly = "waiting numbers are lost when the app starts again"
    case repeatsLater =
      "an answered number is sent again when the app starts again"
    case savesAtTheEnd =
      "an answered number is still stored while the next number is sent"
    case storesAfterwards = "a number isn't stored while it's being sent"
    case mergesEqual = "one of two equal waiting numbers is lost"

    case newestFirst = "the newest number is sent first"
    case overtakes = "a new number overtakes the waiting numbers"
    case goesOn = "after a number that can't be sent, the next number is sent"
    case waitsForSend = "entering a new number doesn't send the waiting numbers"

    case losesReason = "the reason for a refusal is lost"
    case refusalWaits = "a refused number keeps waiting"
    case refusalStops = "after a refused number, nothing is sent"

    case cubicMetres = "Delta receives cubic metres"
    case doubtIsBooked = "a doubtful number is reported as booked"
    case doubtWaits = "a doubtful number is sent again"
    case busyIsRefused = "a busy Delta is treated as a refusal"
    case busyIsBooked = "a busy Delta is treated as a booking"

    static let aboutLoss: [Fault] = [
      .drops, .remembersOnly, .repeatsLater, .savesAtTheEnd, .storesAfterwards,
      .mergesEqual,
    ]
    static let aboutOrder: [Fault] = [
      .newestFirst, .overtakes, .goesOn, .waitsForSend,
    ]
    static let aboutAnswers: [Fault] = [
      .losesReason, .refusalWaits, .refusalStops,
    ]
    static let aboutDelta: [Fault] = [
      .cubicMetres, .doubtIsBooked, .doubtWaits, .busyIsRefused, .busyIsBooked,
    ]
  }

  private let meters: [Meter]
  private let utility: Utility
  private let store: any Store
  private let fault: Fault?
  /// Whether it reads its store at each call, and saves more often than it needs.
  private let isChatty: Bool
  private var queue: [Reading] = []

  init(
    _ meters: [Meter], _ utility: Utility, _ store: any Store, fault: Fault?,
    isChatty: Bool
  ) {
    self.meters = meters
    self.utility = utility
    self.store = store
    self.fault = fault
    self.isChatty = isChatty
    queue = store.load()
  }

  var waiting: [Reading] { isChatty ? store.load() : queue }

  func enter(_ reading: Reading) -> [Note] {
    if isChatty { queue = store.load() }
    let isPlausible = meters.contains {
      $0.number == reading.meter
        && ($0.last...$0.last + 500).contains(reading.value)
    }
    guard isPlausible else {
      return [Note(reading: reading, outcome: .implausible)]
    }
    if fault == .overtakes, !queue.isEmpty, let outcome = ask(reading) {
      return [Note(reading: reading, outcome: outcome)] + send()
    }
    if fault == .mergesEqual { queue.removeAll { $0 == reading } }
    queue.append(reading)
    if fault != .storesAfterwards { save() }
    let isLeft = fault == .waitsForSend && queue.count > 1
    let notes = isLeft ? [] : send()
    let isKept = queue.last == reading || fault == .drops && notes.isEmpty
    return notes + (isKept ? [Note(reading: reading, outcome: .kept)] : [])
  }

  func send() -> [Note] {
    if isChatty { queue = store.load() }
    var notes: [Note] = []
    var index = 0
    while index < queue.count {
      let position = fault == .newestFirst ? queue.count - 1 : index
      let reading = queue[position]
      guard let outcome = ask(reading) else {
        if fault == .drops { queue.remove(at: position) }
        guard fault == .goesOn else { break }
        index += 1
        continue
      }
      queue.remove(at: position)
      if fault != .savesAtTheEnd, fault != .repeatsLater { save() }
      notes.append(Note(reading: reading, outcome: outcome))
      if fault == .refusalStops, case .refused = outcome { break }
    }
    if fault != .repeatsLater { save() }
    return notes
  }

  private func save() {
    guard fault != .remembersOnly else { return }
    store.save(queue)
    if isChatty { store.save(store.load()) }
  }

  /// What the utility makes of it; `nil` if it can't be sent now.
  private func ask(_ reading: Reading) -> Note.Outcome? {
    switch utility {
    case .brook(let server):
      let result = Result { try server.book(reading.value, of: reading.meter) }
      switch result {
      case .success: return .booked
      case .failure(BrookError.refused(let reason)): return refusal(reason)
      case .failure: return nil
      }
    case .delta(let server):
      let factor = fault == .cubicMetres ? 1 : 1_000
      let slip = DeltaSlip(
        meter: reading.meter, litres: reading.value * factor)
      switch server.take(slip) {
      case .thanks: return .booked
      case .unknownMeter: return refusal("unknown meter")
      case .doubtful(let question):
        if fault == .doubtWaits { return nil }
        return fault == .doubtIsBooked ? .booked : .readAgain(question)
      case .busy:
        if fault == .busyIsRefused { return .refused("busy") }
        return fault == .busyIsBooked ? .booked : nil
      case .noNetwork: return nil
      }
    }
  }

  private func refusal(_ reason: String) -> Note.Outcome? {
    if fault == .refusalWaits { return nil }
    return .refused(fault == .losesReason ? "refused" : reason)
  }
}
