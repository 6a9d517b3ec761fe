import Foundation
import Synchronization

/// The probe **at once**: runs the body on many threads that start together, and returns what each
/// of them returned, in the order of their numbers.
///
/// Each is a thread of its own, so one that waits doesn't keep another from starting. A tripwire
/// that listens to the caller listens to all of them.
///
/// ```swift
/// let ids = atOnce(8) { _ in (0..<1_000).map { _ in shop.nextID() } }
/// #expect(Set(ids.compactMap { $0 }.joined()).count == 8_000)
/// ```
///
/// - Parameters:
///   - count: How many threads.
///   - seconds: How long to wait for the last of them.
///   - body: Called on each thread with its number, from 0.
/// - Returns: `nil` for a thread that didn't come back in time: a deadlock, most likely.
public func atOnce<Answer: Sendable>(
  _ count: Int = 8, within seconds: Double = 5, _ body: @escaping @Sendable (Int) -> Answer
) -> [Answer?] {
  let answers = Answers<Answer>(count)
  let start = StartLine(of: count)
  let running = DispatchGroup()
  let tripwire = Tripwire.current
  for number in 0..<count {
    running.enter()
    Thread.detachNewThread {
      start.wait()
      answers.keep(tripwire.listening { body(number) }, of: number)
      running.leave()
    }
  }
  _ = running.wait(timeout: .now() + seconds)
  return answers.all
}

/// The probe **at once** for tasks: runs the body in many tasks, and returns what they returned, in
/// the order of their numbers.
public func atOnce<Answer: Sendable>(
  tasks count: Int, _ body: @escaping @Sendable (Int) async throws -> Answer
) async rethrows -> [Answer] {
  let everyoneIsHere = Rendezvous(of: count)
  return try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
    for number in 0..<count {
      group.addTask {
        await everyoneIsHere.arrive()
        return (number, try await body(number))
      }
    }
    var answers: [(Int, Answer)] = []
    for try await answer in group { answers.append(answer) }
    return answers.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// What threads returned, by their numbers.
private final class Answers<Answer: Sendable>: Sendable {
  private let storage: Mutex<[Answer?]>

  init(_ count: Int) { storage = Mutex(Array(repeating: nil, count: count)) }

  func keep(_ answer: Answer, of number: Int) { storage.withLock { $0[number] = answer } }

  var all: [Answer?] { storage.withLock { $0 } }
}

/// Lets no thread go before the last one has come.
private final class StartLine: Sendable {
  private let missing: Mutex<Int>
  private let gate = DispatchSemaphore(value: 0)

  init(of count: Int) { missing = Mutex(count) }

  func wait() {
    let isLast = missing.withLock {
      $0 -= 1; return $0 == 0
    }
    if !isLast { gate.wait() }
    // Each that goes lets the next one go.
    gate.signal()
  }
}
