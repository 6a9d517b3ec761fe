// Wrong: what waits stands in a static property.
// Rejected by: keeps nothing that changes in a global or static property
/// The app behind its screen. What waits stands in the store and nowhere else.
final class Outbox: @unchecked Sendable {
  static let shared = Outbox()
  var readings: [Reading] = []
}

struct CellarWalk: Walk {
  let list: MeterList
  let office: any Office
  let store: any Store

  var waiting: [Reading] { Outbox.shared.readings }

  func enter(_ reading: Reading) -> [Note] {
    guard list.allows(reading) else {
      return [Note(reading: reading, outcome: .implausible)]
    }
    save(waiting + [reading])
    let notes = send()
    // The new reading is the last one, so it waits if any does.
    return waiting.isEmpty
      ? notes : notes + [Note(reading: reading, outcome: .kept)]
  }

  private func save(_ readings: [Reading]) {
    Outbox.shared.readings = readings
    store.save(readings)
  }

  func send() -> [Note] {
    var notes: [Note] = []
    while let oldest = waiting.first, let outcome = office.answer(to: oldest) {
      save(Array(waiting.dropFirst()))
      notes.append(Note(reading: oldest, outcome: outcome))
    }
    return notes
  }
}
