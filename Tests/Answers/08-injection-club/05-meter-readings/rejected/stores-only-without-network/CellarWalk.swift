// Wrong: a number is stored only once it could not be sent.
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
    let notes = send()
    if waiting.isEmpty, let outcome = office.answer(to: reading) {
      return notes + [Note(reading: reading, outcome: outcome)]
    }
    store.save(waiting + [reading])
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
