// Wrong: the store is brought up to date after the last number.
// Rejected by: an empty battery loses nothing and repeats nothing
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
    return waiting.isEmpty
      ? notes : notes + [Note(reading: reading, outcome: .kept)]
  }

  func send() -> [Note] {
    var notes: [Note] = []
    var rest = waiting
    while let oldest = rest.first, let outcome = office.answer(to: oldest) {
      rest.removeFirst()
      notes.append(Note(reading: oldest, outcome: outcome))
    }
    store.save(rest)
    return notes
  }
}
