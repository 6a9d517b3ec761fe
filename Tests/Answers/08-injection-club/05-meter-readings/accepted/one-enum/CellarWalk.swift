/// The app behind its screen.
final class CellarWalk: Walk {
  private let list: MeterList
  private let utility: Utility
  private let store: any Store

  init(list: MeterList, utility: Utility, store: any Store) {
    self.list = list
    self.utility = utility
    self.store = store
  }

  var waiting: [Reading] { store.load() }

  func enter(_ reading: Reading) -> [Note] {
    guard list.allows(reading) else {
      return [Note(reading: reading, outcome: .implausible)]
    }
    store.save(store.load() + [reading])
    var notes = send()
    if !store.load().isEmpty {
      notes.append(Note(reading: reading, outcome: .kept))
    }
    return notes
  }

  func send() -> [Note] {
    let readings = store.load()
    var notes: [Note] = []
    for (index, reading) in readings.enumerated() {
      guard case .final(let outcome) = utility.answer(to: reading) else {
        break
      }
      store.save(Array(readings[(index + 1)...]))
      notes.append(Note(reading: reading, outcome: outcome))
    }
    return notes
  }
}
