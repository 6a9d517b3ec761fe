import Foundation
import WorkbookCore

/// A report as JUnit's XML: a test suite for each exercise, a test case for each spec.
///
/// It keeps to what the schema of Jenkins' xUnit plug-in, `junit-10.xsd`, allows. How long one spec
/// took is not known, so a test case has no time.
struct JUnitReport {
  let report: LearnerReport

  var text: String {
    let suites = report.exercises.map { (exercise: $0, specs: $0.countedSpecs) }
    let specs = suites.flatMap(\.specs)
    let seconds = report.exercises.map(\.seconds.clamped).reduce(0, +)
    let root = attributes([
      ("name", "workbook"), ("time", Self.time(seconds)),
      ("tests", "\(specs.count)"), ("failures", "\(Self.count(.failed, specs))"),
      ("errors", "\(Self.count(.error, specs))"),
    ])
    let lines: [String] =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(root)>"]
      + suites.flatMap { suite($0.exercise, $0.specs) } + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func suite(_ exercise: ExerciseStanding, _ specs: [CountedSpec]) -> [String] {
    let head = attributes([
      ("name", exercise.shownTitle), ("package", exercise.key),
      ("tests", "\(specs.count)"), ("failures", "\(Self.count(.failed, specs))"),
      ("errors", "\(Self.count(.error, specs))"), ("skipped", "\(Self.count(.skipped, specs))"),
      ("time", Self.time(exercise.seconds.clamped)),
      ("timestamp", report.madeAt.formatted(.iso8601).replacing("Z", with: "")),
    ])
    let properties = [("learner", report.shownName), ("verdict", exercise.standing.rawValue)]
    return ["  <testsuite\(head)>", "    <properties>"]
      + properties.map { "      <property\(attributes([("name", $0.0), ("value", $0.1)]))/>" }
      + ["    </properties>"]
      + specs.flatMap { testCase($0, in: exercise) }
      + notes(on: exercise)
      + ["  </testsuite>"]
  }

  private func testCase(_ spec: CountedSpec, in exercise: ExerciseStanding) -> [String] {
    let head = attributes([("name", spec.name), ("classname", exercise.module)])
    let name: String
    switch spec.kind {
    case .passed: return ["    <testcase\(head)/>"]
    case .failed: name = "failure"
    case .error: name = "error"
    case .skipped: name = "skipped"
    }
    let message = attributes([
      ("type", exercise.standing.rawValue), ("message", spec.problems.first?.message ?? ""),
    ])
    let body = spec.problems.map { Markup.text($0.paragraphs) }.joined(separator: "\n\n")
    return [
      "    <testcase\(head)>", "      <\(name)\(message)>\(body)</\(name)>", "    </testcase>",
    ]
  }

  private func notes(on exercise: ExerciseStanding) -> [String] {
    guard !exercise.notes.isEmpty else { return [] }
    let words = exercise.notes.map(Markup.text).joined(separator: "\n")
    return ["    <system-out>\(words)</system-out>"]
  }

  private func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(Markup.attribute($0.1))\"" }.joined()
  }

  private static func count(_ kind: CountedSpec.Kind, _ specs: [CountedSpec]) -> Int {
    specs.filter { $0.kind == kind }.count
  }

  /// Seconds to the millisecond, with a point whatever the machine's language is.
  private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}
