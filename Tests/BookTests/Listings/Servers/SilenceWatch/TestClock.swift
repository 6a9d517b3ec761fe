import Synchronization

/// A clock that stands still until a test advances it.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var sleepers: [(until: Instant, wake: AsyncStream<Void>.Continuation)] = []
  }

  let minimumResolution = Duration.zero
  private let state = Mutex(State())
  var now: Instant { state.withLock { $0.now } }
  var sleeping: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    state.withLock { state in
      if deadline <= state.now { return wake.finish() }
      state.sleepers.append((until: deadline, wake: wake))
    }
    for await _ in wakes {}  // Ends with `finish()`, or when the task is cancelled.
    try Task.checkCancellation()
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.until <= state.now }
      state.sleepers.removeAll { $0.until <= state.now }
      return due
    }
    for sleeper in due { sleeper.wake.finish() }
  }

  /// Waits until the code under test sleeps.
  func waitForSleeper() async {
    while sleeping == 0 { await Task.yield() }
  }
}
