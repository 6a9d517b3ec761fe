import Foundation

extension ClassLearner {
  /// A learner for each name, in order; capitals and spaces around it make no other name. A report
  /// without a name is nobody's but its own.
  static func all(in reports: [LearnerReport]) -> [ClassLearner] {
    var byName: [String: [LearnerReport]] = [:]
    for report in reports {
      byName[plain(report.learner).lowercased(), default: []].append(report)
    }
    let nameless = byName.removeValue(forKey: "") ?? []
    let learners =
      byName.values.map { merged($0) }
      + nameless.enumerated().map { index, report in
        merged([report], as: nameless.count == 1 ? noName : "\(noName) \(index + 1)")
      }
    return learners.map { (key: $0.name.lowercased(), learner: $0) }
      .sorted { ($0.key, $0.learner.name) < ($1.key, $1.learner.name) }
      .map(\.learner)
  }

  private static func plain(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Merges exercise by exercise: the later report wins where it has a verdict.
  ///
  /// A matrix of CI jobs writes a report a stage. So “not begun”, or “not graded”, hides no verdict
  /// that another report has, though it be older. What is remembered is kept when the later report
  /// remembers nothing. The first report says how the name is written.
  static func merged(_ reports: [LearnerReport], as name: String? = nil) -> ClassLearner {
    var standings: [String: ExerciseStanding] = [:]
    let inOrder = reports.enumerated()
      .sorted { ($0.element.madeAt, $0.offset) < ($1.element.madeAt, $1.offset) }
    for (_, report) in inOrder {
      for var later in report.exercises {
        if let earlier = standings[later.module] {
          if later.weight < earlier.weight { continue }
          later.history = later.history ?? earlier.history
        }
        standings[later.module] = later
      }
    }
    let last = inOrder.last?.element.madeAt ?? .distantPast
    return ClassLearner(
      name: name ?? plain(inOrder.first?.element.learner ?? ""), madeAt: last,
      workedUntil: workedUntil(reports) ?? last, standings: standings)
  }
}

extension ClassLearner {
  /// A report that remembers nothing, a CI job's for instance, tells nothing about time.
  private static func workedUntil(_ reports: [LearnerReport]) -> Date? {
    reports.filter { $0.exercises.contains { $0.history != nil } }
      .map { $0.workedUntil ?? $0.madeAt }.max()
  }
}

extension ExerciseStanding {
  /// Begun and not solved, for whatever reason.
  var isBegun: Bool { standing != .solved && standing != .notBegun }

  /// How much there is to the verdict.
  fileprivate var weight: Int {
    switch standing {
    case .notBegun: 0
    case .notGraded: 1
    case .solved, .red, .doesNotCompile, .crashed, .hung: 2
    }
  }

  /// The number as numbers, to sort by: 1.10 comes behind 1.9.
  var place: SyllabusPlace { SyllabusPlace(number: number, module: module) }
}
