// Sound: a value decides, and knows neither a server nor a store.
/// What waits, as a value: an answer goes in, what is to be done comes out.
struct Queue {
  enum Step: Equatable {
    case send(Reading)
    case stop
  }

  private(set) var readings: [Reading]
  private(set) var notes: [Note] = []

  init(_ readings: [Reading]) { self.readings = readings }

  var first: Step { readings.first.map(Step.send) ?? .stop }

  mutating func append(_ reading: Reading) { readings.append(reading) }

  /// The oldest one was answered; `nil` means that it can't be sent now.
  mutating func next(after outcome: Note.Outcome?) -> Step {
    guard let outcome else { return .stop }
    let reading = readings.removeFirst()
    notes.append(Note(reading: reading, outcome: outcome))
    return first
  }
}

/// Carries out what the queue decides.
struct CellarWalk: Walk {
  let list: MeterList
  let office: any Office
  let store: any Store

  var waiting: [Reading] { store.load() }

  func enter(_ reading: Reading) -> [Note] {
    guard list.allows(reading) else {
      return [Note(reading: reading, outcome: .implausible)]
    }
    var queue = Queue(store.load())
    queue.append(reading)
    store.save(queue.readings)
    run(&queue)
    let isKept = !queue.readings.isEmpty
    return queue.notes
      + (isKept ? [Note(reading: reading, outcome: .kept)] : [])
  }

  func send() -> [Note] {
    var queue = Queue(store.load())
    run(&queue)
    return queue.notes
  }

  private func run(_ queue: inout Queue) {
    var step = queue.first
    while case .send(let reading) = step {
      step = queue.next(after: office.answer(to: reading))
      store.save(queue.readings)
    }
  }
}
