import Foundation
import Synchronization
import Testing

@testable import WorkbookCore

@Suite struct WorkerPoolTests {
  private struct Failure: Error {}

  /// What happened, in order.
  private final class Events: Sendable {
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock { $0 } }
    func add(_ event: String) { state.withLock { $0.append(event) } }
  }

  private let events = Events()

  @Test func `one worker hands on each result before it begins the next job`() throws {
    try WorkerPool([1]).run(["a", "b"], onResult: { [events] in events.add($0) }) {
      [events] _, job, place in
      events.add("\(job) at \(place)")
      return "\(job) is done"
    }

    #expect(events.all == ["a at 0", "a is done", "b at 1", "b is done"])
  }

  @Test func `a result that is known early waits for those before it`() throws {
    let isThirdBegun = DispatchSemaphore(value: 0)
    try WorkerPool([1, 2]).run(["a", "b", "c"], onResult: { [events] in events.add($0) }) {
      _, job, _ in
      if job == "a" { #expect(isThirdBegun.comes()) }
      if job == "c" { isThirdBegun.signal() }
      return job
    }

    #expect(events.all == ["a", "b", "c"])
  }

  @Test func `all workers are at work at the same time`() throws {
    let workers = Array(1...8)
    let arrived = Atomic(0)
    let allArrived = DispatchSemaphore(value: 0)
    try WorkerPool(workers).run(
      workers, onResult: { [events] (result: Int) in events.add("\(result)") }
    ) {
      worker, _, _ in
      // No job ends before the last one has begun.
      if arrived.add(1, ordering: .relaxed).newValue == workers.count {
        for _ in workers { allArrived.signal() }
      }
      #expect(allArrived.comes())
      return worker
    }

    #expect(events.all.compactMap(Int.init).sorted() == workers)
  }

  @Test func `each job is done once, and each worker has one at a time`() throws {
    let busy = Mutex<Set<String>>([])
    try WorkerPool(["x", "y"]).run(
      Array(0..<100), onResult: { [events] (result: Int) in events.add("\(result)") }
    ) {
      worker, job, _ in
      let isFree = busy.withLock { $0.insert(worker).inserted }
      #expect(isFree)
      _ = busy.withLock { $0.remove(worker) }
      return job
    }

    #expect(events.all == (0..<100).map(String.init))
  }

  @Test func `an error is thrown, and no job is begun after it`() throws {
    #expect(throws: Failure.self) {
      try WorkerPool([1]).run(["a", "b", "c"], onResult: { [events] in events.add($0) }) {
        _, job, _ in
        if job == "b" { throw Failure() }
        return job
      }
    }

    #expect(events.all == ["a"])
  }

  @Test func `an error waits for the jobs that are under way`() throws {
    let hasFailed = DispatchSemaphore(value: 0)
    #expect(throws: Failure.self) {
      try WorkerPool([1, 2]).run(["a", "b"], onResult: { _ in }) { [events] _, job, _ in
        if job == "b" {
          hasFailed.signal()
          throw Failure()
        }
        #expect(hasFailed.comes())
        events.add("a ends")
      }
    }

    #expect(events.all == ["a ends"])
  }

  @Test func `without a job there is nothing to do`() throws {
    try WorkerPool([1, 2]).run([Int](), onResult: { _ in }) { _, _, _ in
      Issue.record("There is no job.")
    }
  }
}

extension DispatchSemaphore {
  /// Waits for the signal. A minute is far more than it takes, and keeps a broken pool from hanging.
  fileprivate func comes() -> Bool { wait(timeout: .now() + 60) == .success }
}
