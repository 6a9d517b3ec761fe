/// The table of learners and exercises for a spreadsheet: RFC 4180, UTF-8, a row a learner.
public struct ClassCSV {
  private let report: ClassReport

  public init(_ report: ClassReport) {
    self.report = report
  }

  public var text: String {
    ([heads] + report.learners.map(row))
      .map { $0.map(Self.field).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private var heads: [String] {
    ["learner", "report made", "solved", "begun", "now at", "looks stuck"]
      + report.exercises.map(\.name)
  }

  private func row(_ learner: ClassLearner) -> [String] {
    [
      learner.name, ClassWords.iso(learner.madeAt), "\(learner.solved)", "\(learner.begun)",
      learner.current.map { "\($0.number) \($0.title)" } ?? "",
      learner.stuck.map(ClassWords.signs) ?? "",
    ]
      + report.exercises.map { ClassCell(learner, $0).words }
  }

  /// A field, in quotes where it needs them.
  ///
  /// A spreadsheet takes what begins with one of these signs for a formula, and would run it; the
  /// apostrophe before it makes it a text.
  static func field(_ text: String) -> String {
    // By code points: `=` with an accent on it is another letter, but not to a spreadsheet.
    let isFormula = text.unicodeScalars.first.map { formulas.contains($0) } ?? false
    let text = isFormula ? "'\(text)" : text
    let needsQuotes = text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"\(text.escaped(["\"": "\"\""]))\"" : text
  }

  private static let formulas = "=+-@\t\r\n＝＋－＠".unicodeScalars
}
