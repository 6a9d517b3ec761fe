// Wrong: a number that can't be sent is skipped, and the next one goes.
// Rejected by: nothing overtakes a number that waits
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
    // The new reading is the last one, so it waits if any does.
    return waiting.last != reading
      ? notes : notes + [Note(reading: reading, outcome: .kept)]
  }

  func send() -> [Note] {
    var notes: [Note] = []
    var failed: [Reading] = []
    var rest = waiting
    while !rest.isEmpty {
      let oldest = rest.removeFirst()
      if let outcome = office.answer(to: oldest) {
        notes.append(Note(reading: oldest, outcome: outcome))
      } else {
        failed.append(oldest)
      }
      store.save(failed + rest)
    }
    return notes
  }
}
