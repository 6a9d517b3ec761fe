// Wrong: what was not sent is dropped, and shown as kept.
// Rejected by: a number waits until the network is back
/// The app behind its screen. What waits stands in the store and nowhere else.
struct CellarWalk: Walk {
  let list: MeterList
  let office: any Office
  let store: any Store

  var waiting: [Reading] { store.load() }

  func enter(_ reading: Reading) -> [Note] {
    guard list.allows(reading) else {
      return [Note(reading: reading, outcome: .implausible)]
    }
    store.save(waiting + [reading])
    let notes = send()
    guard !waiting.isEmpty else { return notes }
    store.save([])
    return notes + [Note(reading: reading, outcome: .kept)]
  }

  func send() -> [Note] {
    var notes: [Note] = []
    while let oldest = waiting.first, let outcome = office.answer(to: oldest) {
      store.save(Array(waiting.dropFirst()))
      notes.append(Note(reading: oldest, outcome: outcome))
    }
    return notes
  }
}
