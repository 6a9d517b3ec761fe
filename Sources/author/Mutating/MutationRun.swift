import Foundation
import WorkbookCore

/// Grades the mutants of one exercise, to find faults that its specs don't notice.
struct MutationRun: Sendable {
  let exercise: Exercise
  let grader: AuthorGrader
  /// The constraint that is judged, too: 1 for the brief's first. The answer that is mutated is then
  /// the accepted one that keeps it; ours when `nil`.
  var constraint: Int?

  /// Grades the answer, and then, if it is solved, the mutants of it.
  ///
  /// - Parameters:
  ///   - limit: How many mutants at most; all when `nil`.
  ///   - onStep: Called with what is about to be graded.
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  func run(limit: Int?, onStep: (String) -> Void) throws -> MutationResult {
    let workbook = grader.workbook
    let start = workbook.time.seconds()
    var result = MutationResult(exercise: exercise, faults: [])
    // Ours is the first one that keeps none.
    let answers = try ReferenceAnswer.all(of: exercise, in: workbook)
    guard let answer = answers.first(where: { $0.keeps == constraint }) else {
      result.faults.append("No accepted answer keeps the constraint \(constraint ?? 0).")
      return result
    }
    let mutants = try Mutants.all(of: answer.code, to: exercise, in: workbook)
    let equivalent = EquivalentMutants(of: exercise, in: workbook)
    // What the page explains are mutants of our answer.
    if constraint == nil { result.faults = equivalent.faults(among: mutants) }

    onStep(answer.name)
    let whole = try grade(answer, limit: Self.limits.last)
    if whole.verdict == .solved {
      let chosen = mutants.spread(atMost: limit)
      result.graded = try chosen.enumerated().map { place, mutant in
        onStep("mutant \(place + 1) of \(chosen.count)")
        let report = try grade(mutant, of: answer)
        return .init(
          mutant: mutant, fate: .init(report), isExplained: equivalent.explains(mutant))
      }
      result.faults += result.graded.compactMap(\.fault)
      if result.compiled == 0 {
        result.faults.append("No mutant compiles, so nothing is known of the specs.")
      }
    } else {
      // Specs that reject the answer would reject every mutant, too, whatever its fault is.
      result.faults.append("Not solved: \(answer.name): \(whole.summary)")
    }
    result.seconds = workbook.time.seconds() - start
    return result
  }

  /// For how many seconds a spec may make no progress. Many mutants hang, so the first limit is
  /// short; on a busy machine it may be too short for specs that don't hang.
  private static let limits = [5.0, 10, 20, 40]

  /// A mutant counts as one that hangs when the answer, graded right after it with the same limit,
  /// doesn't hang.
  private func grade(_ mutant: Mutant, of answer: ReferenceAnswer) throws -> GradeReport {
    for limit in Self.limits {
      let report = try grade(answer, with: mutant, limit: limit)
      let isBelieved = try !report.onlyHangs || !grade(answer, limit: limit).onlyHangs
      if isBelieved { return report }
    }
    throw WorkbookError(
      "The machine is so busy that \(answer.name) to \(exercise.number) hangs.",
      next: "Try again when it is less busy.")
  }

  private func grade(
    _ answer: ReferenceAnswer, with mutant: Mutant? = nil, limit: Double?
  ) throws -> GradeReport {
    let fault = mutant.map { [$0.file: Data($0.text.utf8)] } ?? [:]
    let constraints = try grader.workbook.brief(of: exercise).again
    return try grader.grade(
      exercise, answer.code.merging(fault) { $1 }, named: mutant?.title ?? answer.name,
      under: constraints.first { $0.number == constraint }, limit: limit)
  }
}

/// What the specs made of an exercise's mutants.
struct MutationResult: Equatable, Sendable {
  /// A mutant, and what became of it.
  struct Graded: Equatable, Sendable {
    let mutant: Mutant
    let fate: Fate
    /// Whether it is explained as equivalent.
    var isExplained = false

    /// What is wrong with the mutant, apart from its having survived.
    var fault: String? {
      switch fate {
      case .notGraded(let words): "Not graded: \(mutant.title): \(words)"
      case .killed(let sentence) where isExplained:
        "equivalent.md explains what “\(sentence)” kills: \(mutant.title)"
      case .didNotCompile where isExplained:
        "equivalent.md explains what does not compile: \(mutant.title)"
      case .killed, .survived, .didNotCompile: nil
      }
    }
  }

  enum Fate: Equatable, Sendable {
    /// A spec failed, crashed or hung: the first one's sentence.
    case killed(by: String)
    /// Every spec passed.
    case survived
    /// The compiler noticed the fault, which says nothing about the specs.
    case didNotCompile
    /// It could not be graded, and why.
    case notGraded(String)

    init(_ report: GradeReport) {
      switch report.verdict {
      case .solved: self = .survived
      case .doesNotCompile: self = .didNotCompile
      case .notGraded, .notBegun: self = .notGraded(report.obstacle?.problem ?? report.summary)
      case .red, .crashed, .hung:
        let rejecting = report.specs.filter(\.outcome.isRejection)
        let spec = rejecting.first { $0.outcome != .hung } ?? rejecting.first
        self = spec.map { .killed(by: $0.sentence) } ?? .notGraded(report.summary)
      }
    }
  }

  let exercise: Exercise
  /// In the order of files and lines.
  var graded: [Graded] = []
  /// What is wrong, apart from mutants that survived.
  var faults: [String]
  var seconds = 0.0

  /// How many reached the specs.
  var compiled: Int { killed + explained + survivors.count }
  var killed: Int {
    graded.count { if case .killed = $0.fate { true } else { false } }
  }
  /// How many survived as they should: nothing that a spec may ask for is wrong with them.
  var explained: Int { graded.count { $0.fate == .survived && $0.isExplained } }
  /// Those that are a gap in the specs, or want an explanation.
  var survivors: [Graded] { graded.filter { $0.fate == .survived && !$0.isExplained } }
  var didNotCompile: Int { graded.count { $0.fate == .didNotCompile } }
  var passed: Bool { survivors.isEmpty && faults.isEmpty }
}

extension SpecOutcome {
  /// Whether the spec was run and noticed something. A spec that wasn't run noticed nothing.
  var isRejection: Bool {
    switch self {
    case .failed, .crashed, .hung: true
    case .passed, .skipped, .didNotRun, .missing: false
    }
  }
}

extension GradeReport {
  /// Whether no spec noticed anything, and one hung: on a busy machine that may happen to any answer.
  fileprivate var onlyHangs: Bool {
    Set(specs.map(\.outcome).filter(\.isRejection)) == [.hung]
  }
}
