import Foundation
import WorkbookCore

/// A section of the class page: a table under a heading, for every format to draw.
struct ClassTable {
  let id: String
  let heading: String
  let caption: String
  /// The page's styles for the table.
  var kind = ""
  var hasLegend = false
  /// What stands above the table.
  var note: String?
  let heads: [Head]
  let rows: [[Cell]]
  /// How many more rows there would be.
  var more = 0
  /// What stands in the place of a table without rows.
  let none: String

  enum Head {
    /// A click shows the least first.
    case least(String)
    /// A click shows the greatest first.
    case most(String)
    /// Shares as pictures, which a text leaves out.
    case shares
    /// An exercise's number. Its title is to the left of it if that is where there is room.
    case exercise(ClassExercise, isLate: Bool, isEdge: Bool)
  }

  enum Cell {
    /// A learner's name, the head of a row.
    case name(String)
    /// The head of a row.
    case title(String)
    /// Words of unknown direction.
    case text(String)
    /// Our own words.
    case words(String)
    case number(Int)
    /// Words, and a number to sort by.
    case value(String, Double)
    case moment(Date?)
    /// Percents, in the column `shares`.
    case share(solved: Int, begun: Int)
    /// The number of the exercise that a learner is at.
    case current(String?, isStuck: Bool)
    case standing(ClassCell, isEdge: Bool)
  }
}

extension ClassReport {
  var tables: [ClassTable] { [stuckTable, matrix, specsTable, exercisesTable] }

  /// What a spec says is cut to so many letters.
  private static let longestMessage = 300
  /// Of specs that fail, so many are shown.
  private static let mostSpecs = 20

  private var stuckTable: ClassTable {
    ClassTable(
      id: "stuck", heading: "Who looks stuck",
      caption: "Learners who look stuck, the longest first", kind: "tall",
      heads: [
        .least("Learner"), .least("Exercise"), .most("For"), .most("Attempts"), .most("Hints"),
        .least("Since"), .least("Because of"), .least("What is in the way"),
      ],
      rows: stuck.map { stuck in
        let obstacle = stuck.standing.obstacle.map { ": " + $0.cut(to: Self.longestMessage) }
        return [
          .name(stuck.learner), .text("\(stuck.standing.number) \(stuck.standing.title)"),
          .value(stuck.seconds.map(Self.duration) ?? "not known", stuck.seconds ?? -1),
          .number(stuck.history.attempts), .number(stuck.history.hints),
          .moment(stuck.history.since),
          .words(stuck.words), .text(ClassCell(stuck.standing).words + (obstacle ?? "")),
        ]
      }, none: "Nobody.")
  }

  /// `1 h 20 min`, `2 d 3 h`.
  private static func duration(_ seconds: Double) -> String {
    let minutes = Int(min(seconds, 1e9) / 60)
    let (days, hours) = (minutes / 1440, minutes / 60 % 24)
    if days > 0 { return "\(days) d \(hours) h" }
    return hours > 0 ? "\(hours) h \(minutes % 60) min" : "\(minutes) min"
  }

  /// Learners × exercises.
  private var matrix: ClassTable {
    let shown = begunExercises
    // Where a new stage begins, there is a line.
    let edges = shown.indices.map { index in
      index == 0 || shown[index - 1].latest.stage != shown[index].latest.stage
    }
    return ClassTable(
      id: "matrix", heading: "Learners and exercises",
      caption: "Each learner’s standing with each exercise", kind: "matrix tall",
      hasLegend: true, note: notBegunWords,
      heads: [.least("Learner"), .most("Solved"), .least("Now at")]
        + shown.indices.map { index in
          .exercise(shown[index], isLate: index * 2 > shown.count, isEdge: edges[index])
        },
      rows: learners.map { learner in
        let cells = zip(shown, edges).map { exercise, isEdge in
          ClassTable.Cell.standing(ClassCell(learner, exercise), isEdge: isEdge)
        }
        return [
          .name(learner.name), .number(learner.solved),
          .current(learner.current?.number, isStuck: learner.stuck != nil),
        ] + cells
      }, none: "No report mentions an exercise.")
  }

  private var specsTable: ClassTable {
    ClassTable(
      id: "specs", heading: "Specs that fail most",
      caption: "Specs of exercises begun, by how many learners they fail for",
      heads: [
        .least("Exercise"), .least("Spec"), .most("Learners"), .least("Outcome"),
        .least("What it says most often"),
      ],
      rows: failingSpecs.prefix(Self.mostSpecs).map { spec in
        [
          .title(spec.exercise), .text(spec.sentence), .number(spec.learners),
          .words(spec.outcomeWords), .text((spec.message ?? "–").cut(to: Self.longestMessage)),
        ]
      }, more: max(failingSpecs.count - Self.mostSpecs, 0), none: "None.")
  }

  private var exercisesTable: ClassTable {
    let all = max(learners.count, 1)
    return ClassTable(
      id: "exercises", heading: "Exercises in numbers",
      caption: "Each exercise: who solved it, how long it took, hints", note: notBegunWords,
      heads: [
        .least("Exercise"), .shares, .most("Solved"), .most("Begun, not solved"),
        .most("Not begun"), .most("Minutes in the brief"), .most("Median minutes"),
        .most("Hints shown"),
      ],
      rows: begunExercises.map { exercise in
        [
          .title(exercise.name),
          .share(solved: exercise.solved * 100 / all, begun: exercise.begun * 100 / all),
          .number(exercise.solved), .number(exercise.begun), .number(exercise.notBegun),
          .number(exercise.latest.minutes),
          .value(
            exercise.medianMinutes.map { (($0 * 10).rounded() / 10).formatted } ?? "–",
            exercise.medianMinutes ?? -1),
          .value(exercise.hintsWords, Double(exercise.hints)),
        ]
      }, none: "None.")
  }
}
