import Synchronization
import WorkbookKit

/// A row for each exercise that was verified, and below them what is being done.
///
/// Several exercises are under way at a time; what is written about one never breaks into the rows
/// of another.
final class VerifyScreen: Sendable {
  private let session: Session
  private let isVerbose: Bool
  private let tickers: [Ticker]
  private let failures = Mutex(0)

  init(of exercises: [Exercise], _ session: Session, isVerbose: Bool) {
    self.session = session
    self.isVerbose = isVerbose
    tickers = exercises.enumerated().map { place, exercise in
      Ticker(
        session, what: "\(exercise.number) \(exercise.title)", part: (place + 1, exercises.count))
    }
  }

  /// How many exercises have faults.
  var failed: Int { failures.withLock { $0 } }

  func show(_ step: String, of place: Int) {
    failures.withLock { _ in tickers[place].show(step) }
  }

  func add(_ result: Verifier.Result) {
    failures.withLock { failures in
      tickers.first?.clear()
      session.print(lines(result))
      if !result.faults.isEmpty { failures += 1 }
    }
  }

  private func lines(_ result: Verifier.Result) -> [String] {
    let style = session.style
    let mark =
      result.faults.isEmpty
      ? style.green(style.mark("✓", "passed")) : style.red(style.mark("✗", "FAILED"))
    let counts =
      "\(result.specs) specs, \(result.accepted) accepted, \(result.rejected) rejected, "
      + style.limit(result.seconds)
    return style.fit(
      "\(mark) \(result.exercise.number) \(result.exercise.title): " + style.dim(counts))
      + result.faults.flatMap { fault in
        style.wrap("- \(fault.words)", indent: 4) + (isVerbose ? [fault.log.printable] : [])
      }
  }
}
