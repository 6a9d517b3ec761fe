import Dispatch
import Synchronization
import Testing

/// `@unchecked`, because the compiler can't see that only `queue` touches `lines`.
final class QueuedLog: @unchecked Sendable {
  private let queue = DispatchQueue(label: "race log")
  private var lines: [String] = []

  func write(_ line: String) {
    queue.async { self.lines.append(line) }
  }

  func all() -> [String] { queue.sync { lines } }
}

/// The same with a `Mutex`, and checked.
final class RaceLog: Sendable {
  private let lines = Mutex<[String]>([])

  func write(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  func all() -> [String] { lines.withLock { $0 } }
}

@Test func `no line of a hundred tasks is lost`() async {
  let queued = QueuedLog()
  let log = RaceLog()

  await withTaskGroup(of: Void.self) { group in
    for bib in 1...100 {
      group.addTask {
        queued.write("\(bib)")
        log.write("\(bib)")
      }
    }
  }

  #expect(queued.all().count == 100)
  #expect(log.all().count == 100)
}
