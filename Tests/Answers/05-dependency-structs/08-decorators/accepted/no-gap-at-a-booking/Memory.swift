// Sound: an answer that was asked for before a booking is not stored after it.
import Synchronization

/// Keeps answers for a while, and none that a booking has overtaken.
struct Memory<Answer: Sendable>: Sendable {
  private struct Place: Sendable {
    var answer: Answer?
    var since = 0
    var bookings = 0
  }

  private final class Places: Sendable {
    let all = Mutex<[String: Place]>([:])
  }

  private let seconds: Int
  private let now: @Sendable () -> Int
  private let places = Places()

  init(seconds: Int, now: @escaping @Sendable () -> Int) {
    self.seconds = seconds
    self.now = now
  }

  func answer(
    for key: String, _ ask: () throws -> Answer
  ) throws -> Answer {
    let place = places.all.withLock { $0[key] ?? Place() }
    if let answer = place.answer, now() - place.since < seconds {
      return answer
    }
    let answer = try ask()
    let since = now()
    places.all.withLock { all in
      guard all[key, default: Place()].bookings == place.bookings else {
        return
      }
      all[key] = Place(answer: answer, since: since, bookings: place.bookings)
    }
    return answer
  }

  func forget(_ key: String) {
    places.all.withLock { all in
      let bookings = all[key, default: Place()].bookings
      all[key] = Place(bookings: bookings + 1)
    }
  }
}
