// Wrong: an empty store is taken for a missing one.
// Rejected by: a walk speaks only to the server and the store that it's handed
/// The app behind its screen. What waits stands in the store and nowhere else.
struct CellarWalk: Walk {
  let list: MeterList
  let office: any Office
  let store: any Store

  var waiting: [Reading] {
    let readings = store.load()
    return readings.isEmpty ? PhoneStore.brook.load() : readings
  }

  func enter(_ reading: Reading) -> [Note] {
    guard list.allows(reading) else {
      return [Note(reading: reading, outcome: .implausible)]
    }
    store.save(waiting + [reading])
    let notes = send()
    // The new reading is the last one, so it waits if any does.
    return waiting.isEmpty
      ? notes : notes + [Note(reading: reading, outcome: .kept)]
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
