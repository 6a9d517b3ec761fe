import Synchronization
import Testing

private final class Warnings: Sendable {
  private let texts = Mutex<[String]>([])
  var all: [String] { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

@Test(.timeLimit(.minutes(1)))
func `a hive that is silent for half an hour is reported`() async throws {
  let clock = TestClock()
  let warnings = Warnings()
  let watch = SilenceWatch(clock: clock, warn: warnings.add)
  let task = Task { try await watch.start("orchard") }

  await clock.waitForSleeper()
  clock.advance(by: .seconds(1799))
  #expect(clock.sleeping == 1)

  clock.advance(by: .seconds(1))
  try await task.value
  #expect(warnings.all == ["The orchard is silent."])
}

@Test(.timeLimit(.minutes(1)))
func `a watch that is cancelled says nothing`() async throws {
  let clock = TestClock()
  let warnings = Warnings()
  let watch = SilenceWatch(clock: clock, warn: warnings.add)
  let task = Task { try await watch.start("orchard") }

  await clock.waitForSleeper()
  task.cancel()

  await #expect(throws: CancellationError.self) { try await task.value }
  #expect(warnings.all == [])
}
