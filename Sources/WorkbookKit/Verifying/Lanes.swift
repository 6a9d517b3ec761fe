import Synchronization

/// The lanes of one run, with every one of them at work until the last turn is taken.
struct Lanes: Sendable {
  let all: [Lane]
  let programs: Programs
  let time: Time

  /// - Parameter graders: They share the work; each builds in a folder of its own.
  init(
    _ graders: [Grader], in workbook: Workbook, files: Files, programs: Programs, time: Time
  ) {
    all = graders.enumerated().map {
      Lane(number: $0 + 1, grader: $1, workbook: workbook, files: files)
    }
    self.programs = programs
    self.time = time
  }

  /// Does all of the work.
  ///
  /// Each lane begins an exercise of its own and stays with it, since SwiftPM needs seconds to plan
  /// the first build of another one. When none is left to begin, it helps with those that are not
  /// done.
  ///
  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  func share<Work: SharedWork>(_ works: [Work]) throws {
    let begun = Begun(atMost: works.count)
    _ = try concurrently(all) { lane in
      do {
        while let place = begun.next(at: time.seconds()) {
          try share(works[place], begunAt: begun.starts[place], in: lane)
        }
        for (work, start) in zip(works, begun.starts) {
          try share(work, begunAt: start, in: lane)
        }
      } catch {
        works.forEach { $0.close() }
        throw error
      }
    }
  }

  /// Takes turns until there is none for now.
  private func share(_ work: some SharedWork, begunAt start: Double, in lane: Lane) throws {
    guard var turn = work.next() else { return }
    let unlock = try lane.lock(programs, time)
    defer { unlock() }
    while true {
      if let outcome = try work.take(turn, in: lane) {
        try work.end(outcome, seconds: time.seconds() - start)
      }
      guard let next = work.next() else { return }
      turn = next
    }
  }
}

extension Lanes {
  /// When each exercise was begun, in their order.
  private final class Begun: Sendable {
    private let count: Int
    private let state = Mutex<[Double]>([])

    init(atMost count: Int) {
      self.count = count
    }

    var starts: [Double] { state.withLock { $0 } }

    /// The place of the next exercise that nobody has begun; `nil` when there is none.
    func next(at seconds: Double) -> Int? {
      state.withLock { starts in
        guard starts.count < count else { return nil }
        starts.append(seconds)
        return starts.count - 1
      }
    }
  }
}
