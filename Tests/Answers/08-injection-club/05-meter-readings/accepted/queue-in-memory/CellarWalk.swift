// Sound: the walk remembers what waits, and saves it after each change.
// Keeps: 2
/// The app behind its screen. It knows what waits, and the store has a copy.
final class CellarWalk: Walk {
  private let list: MeterList
  private let office: any Office
  private let store: any Store
  private(set) var waiting: [Reading] {
    didSet { store.save(waiting) }
  }

  init(list: MeterList, office: any Office, store: any Store) {
    self.list = list
    self.office = office
    self.store = store
    waiting = store.load()
  }

  func enter(_ reading: Reading) -> [Note] {
    guard list.allows(reading) else {
      return [Note(reading: reading, outcome: .implausible)]
    }
    waiting.append(reading)
    let notes = send()
    return waiting.isEmpty
      ? notes : notes + [Note(reading: reading, outcome: .kept)]
  }

  func send() -> [Note] {
    var notes: [Note] = []
    while let oldest = waiting.first, let outcome = office.answer(to: oldest) {
      waiting.removeFirst()
      notes.append(Note(reading: oldest, outcome: outcome))
    }
    return notes
  }
}
