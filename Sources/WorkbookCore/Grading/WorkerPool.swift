import Dispatch
import Foundation
import Synchronization

/// Does the work for each item on a thread of its own and returns the results in order.
///
/// - Throws: The first item's error, of those whose work threw.
public func concurrently<Item: Sendable, Output: Sendable>(
  _ items: [Item], _ work: @Sendable (Item) throws -> Output
) throws -> [Output] {
  let results = Mutex<[Int: Result<Output, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = Result { try work(items[index]) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { results in
    try items.indices.map { try results[$0]!.get() }
  }
}

/// Workers that do the jobs of one list, several at a time.
///
/// Each worker has a thread of its own. When it has finished a job, it takes the next one from the
/// list, until the list is empty.
public struct WorkerPool<Worker: Sendable>: Sendable {
  private let workers: [Worker]

  /// - Parameter workers: What each of them works with, for example a grader.
  public init(_ workers: [Worker]) {
    self.workers = workers
  }

  /// Does all jobs, and returns when the last one is done.
  ///
  /// - Parameters:
  ///   - onResult: Called with the results in the order of the list. A result that is known early
  ///     waits for those before it, and two calls never overlap.
  ///   - work: Does one job. It also gets the job's place in the list, which is 0 for the first.
  /// - Throws: The first error that a job throws. Once there is one, no worker begins another job.
  public func run<Job: Sendable, Output: Sendable>(
    _ jobs: [Job], onResult: @escaping @Sendable (Output) -> Void,
    work: @escaping @Sendable (_ worker: Worker, _ job: Job, _ place: Int) throws -> Output
  ) throws {
    let list = JobList(count: jobs.count, onResult: onResult)
    let threads = DispatchGroup()
    for worker in workers.prefix(jobs.count) {
      threads.enter()
      Thread.detachNewThread {
        while let place = list.next() {
          list.finish(place, Result { try work(worker, jobs[place], place) })
        }
        threads.leave()
      }
    }
    threads.wait()
    if let error = list.error { throw error }
  }
}

/// The jobs that no worker has begun, and the results that wait for earlier ones.
private final class JobList<Output: Sendable>: Sendable {
  private struct State {
    var left: Range<Int>
    var handedOn = 0
    var waiting: [Int: Output] = [:]
    var error: (any Error)?
  }

  private let onResult: @Sendable (Output) -> Void
  private let state: Mutex<State>

  init(count: Int, onResult: @escaping @Sendable (Output) -> Void) {
    self.onResult = onResult
    state = Mutex(State(left: 0..<count))
  }

  var error: (any Error)? { state.withLock { $0.error } }

  /// The place of the next job; `nil` when there is none, or when a job has failed.
  func next() -> Int? {
    state.withLock { $0.error == nil ? $0.left.popFirst() : nil }
  }

  func finish(_ place: Int, _ result: Result<Output, any Error>) {
    state.withLock { state in
      switch result {
      case .failure(let error): state.error = state.error ?? error
      case .success(let output): state.waiting[place] = output
      }
      // Handed on under the lock, so that no result overtakes another.
      while let output = state.waiting.removeValue(forKey: state.handedOn) {
        state.handedOn += 1
        onResult(output)
      }
    }
  }
}
