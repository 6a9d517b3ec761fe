/// The app behind its screen.
final class MeterApp: Walk {
  private let outbox = Outbox()
  private let clerk = Clerk()

  var waiting: [Reading] {
    outbox.slip.map { [$0] } ?? []
  }

  func enter(_ reading: Reading) -> [Note] {
    guard reading.isPlausible else {
      return [Note(reading: reading, outcome: .implausible)]
    }
    outbox.put(reading)
    return hand(in: reading)
  }

  func send() -> [Note] {
    guard let slip = outbox.slip else { return [] }
    return hand(in: slip).filter { $0.outcome != .kept }
  }

  private func hand(in reading: Reading) -> [Note] {
    do {
      try clerk.book(reading)
      outbox.clear()
      return [Note(reading: reading, outcome: .booked)]
    } catch {
      if !error.isTemporary { outbox.clear() }
      return [Note(reading: reading, outcome: error.outcome)]
    }
  }
}
