import Synchronization
import WorkbookKit

/// A row for each exercise whose mutants were graded, its survivors, and below them what is being
/// done.
final class MutateScreen: Sendable {
  private let session: Session
  private let isVerbose: Bool
  private let tickers: [Ticker]
  private let results = Mutex<[MutationResult]>([])

  init(of exercises: [Exercise], _ session: Session, isVerbose: Bool) {
    self.session = session
    self.isVerbose = isVerbose
    tickers = exercises.enumerated().map { place, exercise in
      Ticker(
        session, what: "\(exercise.number) \(exercise.title)", part: (place + 1, exercises.count))
    }
  }

  /// How many exercises have survivors without an explanation, or faults.
  var failed: Int { results.withLock { $0.count { !$0.passed } } }

  func show(_ step: String, of place: Int) {
    results.withLock { _ in tickers[place].show(step) }
  }

  func add(_ result: MutationResult) {
    results.withLock { results in
      tickers.first?.clear()
      session.print(lines(result))
      results.append(result)
    }
  }

  private func lines(_ result: MutationResult) -> [String] {
    let style = session.style
    let mark =
      result.passed
      ? style.green(style.mark("✓", "passed")) : style.red(style.mark("✗", "FAILED"))
    let counts =
      "\(Count.of(result.compiled, "mutant")), \(result.rejected) rejected, "
      + "\(result.explained) explained, \(result.survivors.count) survived, "
      + "\(result.seconds.formatted) s"
    return ["\(mark) \(result.exercise.number) \(result.exercise.title): " + style.dim(counts)]
      + result.faults.map { "    - \($0)" }
      + result.survivors.flatMap { lines($0, of: result.exercise) }
      + (isVerbose
        ? result.graded.map { "    \($0.fate.words): line \($0.mutant.line): \($0.mutant.title)" }
        : [])
  }

  /// Where it is, and the line that explains it.
  private func lines(_ graded: MutationResult.Graded, of exercise: Exercise) -> [String] {
    let mutant = graded.mutant
    return [
      "    Solutions/\(exercise.key)/\(mutant.file):\(mutant.line): survived:",
      "      - \(mutant.title)",
    ]
  }

  func totals(seconds: Double) -> [String] {
    results.withLock { results in
      let rejected = results.reduce(0) { $0 + $1.rejected }
      let explained = results.reduce(0) { $0 + $1.explained }
      let compiled = results.reduce(0) { $0 + $1.compiled }
      let refused = results.reduce(0) { $0 + $1.didNotCompile }
      let failed = results.count { !$0.passed }
      return [
        "", "\(Count.of(results.count, "exercise")) in \(seconds.clock).",
        "Rejected: \(rejected) of \(compiled - explained), \(share(rejected, compiled - explained)); "
          + "with the explained ones, of \(compiled), \(share(rejected, compiled)).",
        "Not counted, since the compiler refused them: \(refused).",
        "\(results.count - failed) passed, \(failed) failed",
      ]
    }
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "none" : "\((Double(part) / Double(whole) * 100).formatted) %"
  }
}

extension MutationResult.Fate {
  /// What became of it, in words for a list.
  fileprivate var words: String {
    switch self {
    case .rejected(let sentence): "rejected by “\(sentence)”"
    case .survived: "survived"
    case .didNotCompile: "did not compile"
    case .notGraded(let words): "not graded (\(words))"
    }
  }
}
