import Synchronization

/// Prints a few lines on each result of long work, and below them what is being done.
///
/// The work goes on in several threads, and the lock keeps the lines on each result together.
public final class ProgressRows<Result: Sendable>: Sendable {
  private let dependencies: Dependencies
  private let tickers: [Ticker]
  private let row: @Sendable (Result) -> [String]
  private let state = Mutex<[Result]>([])

  /// - Parameters:
  ///   - jobs: What to call each job while it is being done.
  ///   - row: Returns the lines on a result.
  public init(
    _ jobs: [String], _ dependencies: Dependencies, row: @escaping @Sendable (Result) -> [String]
  ) {
    self.dependencies = dependencies
    self.row = row
    tickers = jobs.enumerated().map { place, job in
      Ticker(dependencies, what: job, part: (place + 1, jobs.count))
    }
  }

  /// The results so far, in the order in which they were added.
  public var results: [Result] { state.withLock { $0 } }

  /// Shows what is done for the job at a place in the list.
  public func show(_ step: String, of place: Int) {
    state.withLock { _ in tickers[place].show(step) }
  }

  public func add(_ result: Result) {
    state.withLock { results in
      tickers.first?.clear()
      dependencies.print(row(result))
      results.append(result)
    }
  }
}
