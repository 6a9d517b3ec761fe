// Wrong: what was answered is found by its value.
// Rejected by: two equal numbers are two numbers
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
    while let oldest = waiting.first, let outcome = office.answer(to: oldest) {
      store.save(waiting.filter { $0 != oldest })
      notes.append(Note(reading: oldest, outcome: outcome))
    }
    return notes
  }
}
