import Foundation
import WorkbookCore

/// Grades the mutants of one exercise, to find faults that its specs don't notice.
struct MutationRun: Sendable {
  let exercise: Exercise
  let grader: AuthorGrader

  /// Grades our answer, and then, if it is solved, the mutants of it.
  ///
  /// - Parameters:
  ///   - limit: How many mutants at most; all when `nil`.
  ///   - onStep: Called with what is about to be graded.
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  func run(limit: Int?, onStep: (String) -> Void) throws -> MutationResult {
    let workbook = grader.workbook
    let start = workbook.time.seconds()
    let mutants = try Mutants.all(of: exercise, in: workbook)
    let equivalent = EquivalentMutants(of: exercise, in: workbook)
    var result = MutationResult(exercise: exercise, faults: equivalent.faults(among: mutants))

    onStep("our answer")
    let code = try workbook.files.sources(in: workbook.solution(exercise))
    let own = try gradeOwn(code, limit: Self.limits.last)
    if own.verdict == .solved {
      let chosen = mutants.spread(atMost: limit)
      result.graded = try chosen.enumerated().map { place, mutant in
        onStep("mutant \(place + 1) of \(chosen.count)")
        let report = try grade(mutant, of: code)
        return .init(
          mutant: mutant, fate: .init(report), isExplained: equivalent.explains(mutant))
      }
      result.faults += result.graded.compactMap(\.fault)
      if result.compiled == 0 {
        result.faults.append("No mutant compiles, so nothing is known of the specs.")
      }
    } else {
      // Specs that reject our answer would reject every mutant, too, whatever its fault is.
      result.faults.append("Our answer is not solved: \(own.summary)")
    }
    result.seconds = workbook.time.seconds() - start
    return result
  }

  /// For how many seconds a spec may make no progress. Many mutants hang, so the first limit is
  /// short; on a busy machine it may be too short for specs that don't hang.
  private static let limits = [5.0, 10, 20, 40]

  /// A mutant counts as one that hangs when our answer, graded right after it with the same limit,
  /// doesn't hang.
  private func grade(_ mutant: Mutant, of code: [String: Data]) throws -> GradeReport {
    let mutated = code.merging([mutant.file: Data(mutant.text.utf8)]) { $1 }
    for limit in Self.limits {
      let report = try grader.grade(exercise, mutated, named: mutant.title, limit: limit)
      let isBelieved = try !report.onlyHangs || !gradeOwn(code, limit: limit).onlyHangs
      if isBelieved { return report }
    }
    throw WorkbookError(
      "The machine is so busy that our own answer to \(exercise.number) hangs.",
      next: "Try again when it is less busy.")
  }

  private func gradeOwn(_ code: [String: Data], limit: Double?) throws -> GradeReport {
    try grader.grade(exercise, code, named: "our answer", limit: limit)
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
