import Foundation
import Fuzzing
import Testing

@testable import WorkbookCore
@testable import workshop

/// A report may hold any text. In every format it comes back, or at least does no harm.
@Suite struct EscapingFuzzTests {
  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F: true
    default: false
    }
  }

  private func hasNoControls(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: isControl)
  }

  @Test func `JUnit's XML can be parsed and gives every text back`() throws {
    try Fuzz.cases(40) { random in
      let report = random.report()
      let xml = JUnitReport(report: report).text
      try #require(hasNoControls(xml), "\(random)")
      let elements = try #require(try? XMLList(xml).elements, "\(random)")

      let specs = report.exercises.flatMap(\.countedSpecs)
      let names = elements.filter { $0.name == "testcase" }.map { $0["name"] }
      try #require(names == specs.map(\.name.oneLine), "\(random)")
      let bodies = elements.filter { ["failure", "error", "skipped"].contains($0.name) }
        .map(\.text)
      let words = specs.filter { $0.kind != .passed }
        .map { $0.problems.map(\.paragraphs.printable).joined(separator: "\n\n") }
      try #require(bodies == words, "\(random)")
    }
  }

  @Test func `a result for Exercism gives every name back`() throws {
    try Fuzz.cases(40) { random in
      let standing = random.standing()
      let json = try ExercismResults(standing, source: SpecSource([])).text()
      try #require(hasNoControls(json), "\(random)")
      let read = try JSONDecoder().decode(Exercism.self, from: Data(json.utf8))
      let specs = standing.countedSpecs
      try #require(
        read.tests.map { Array($0.name.unicodeScalars) }
          == specs.map { Array($0.name.unicodeScalars) }, "\(random)")
      try #require(
        (read.status == "pass") == specs.allSatisfy { $0.kind == .passed }, "\(random)")
    }
  }

  private struct Exercism: Decodable {
    let status: String
    let tests: [Test]

    struct Test: Decodable {
      let name: String
    }
  }

  @Test func `a result for Classroom 50 has a point for each spec that passed`() throws {
    let environment = [
      "CLASSROOM": "c", "ASSIGNMENT": "a", "SUBMISSION_TAG": "submit/1", "COMMIT_URL": "u",
    ]
    let submission = try Classroom50Submission(environment)
    try Fuzz.cases(40) { random in
      let report = random.report()
      let json = try Classroom50Result(report, submission).text()
      try #require(hasNoControls(json), "\(random)")
      let read = try JSONDecoder().decode(Classroom50.self, from: Data(json.utf8))
      let rows = report.exercises.flatMap { exercise in
        exercise.countedSpecs.map { ("\(exercise.number) \($0.name)".oneLine, $0.kind == .passed) }
      }
      try #require(read.score == rows.filter(\.1).count, "\(random)")
      guard !rows.isEmpty else { return }
      try #require(
        read.tests.map { Array($0.name.unicodeScalars) } == rows.map { Array($0.0.unicodeScalars) },
        "\(random)")
    }
  }

  private struct Classroom50: Decodable {
    let score: Int
    let tests: [Test]

    struct Test: Decodable {
      let name: String

      enum CodingKeys: String, CodingKey { case name = "test-name" }
    }
  }

  @Test func `an annotation is one line, and its message comes back`() throws {
    try Fuzz.cases(40) { random in
      let text = GitHubAnnotations(report: random.report()).text
      try #require(hasNoControls(text), "\(random)")
      // A runner may end a line at either sign, and reads by bytes.
      let lines = text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        .map { String(decoding: $0, as: UTF8.self) }
      for line in lines.dropLast() {
        let form = /::(error|warning|notice) (?:[a-z]+=[^,:]*)(?:,[a-z]+=[^,:]*)*::(?s).*/
        try #require(
          line.wholeMatch(of: form.matchingSemantics(.unicodeScalar)) != nil, "\(random): \(line)")
        let odd = /%(?!25|0A|3A|2C)/.matchingSemantics(.unicodeScalar)
        try #require(!line.contains(odd), "\(random): \(line)")
      }
    }
  }

  @Test func `no text becomes a tag in the report's page`() throws {
    try Fuzz.cases(30) { random in
      let report = random.report()
      let page = HTMLReport(report: report).text
      let bland = HTMLReport(report: report.bland).text
      try #require(hasNoControls(page), "\(random)")
      try #require(Self.tags(in: page) == Self.tags(in: bland), "\(random)")
    }
  }

  @Test func `no text becomes a tag in the class page`() throws {
    try Fuzz.cases(10) { random in
      let report = random.report()
      let page = { (report: LearnerReport, text: String) in
        ClassPage(
          report: ClassReport(reports: [report]),
          skipped: [ReportFiles.Skipped(name: text, reason: text)], title: text
        ).html
      }
      let hostile = page(report, random.text())
      try #require(hasNoControls(hostile), "\(random)")
      try #require(
        Set(Self.tags(in: hostile)).isSubset(of: Self.tags(in: page(report.allKinds, "x"))),
        "\(random)")
      let quotes = { (page: String) in page.unicodeScalars.filter { $0 == "\"" }.count }
      try #require(quotes(hostile).isMultiple(of: 2), "\(random)")
    }
  }

  /// The names of the tags, in order.
  private static func tags(in page: String) -> [String] {
    page.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { !" >\n".unicodeScalars.contains($0) }) }
  }

  @Test func `a table's row in Markdown has the same cells whatever stands in it`() throws {
    try Fuzz.cases(40) { random in
      let report = random.report()
      let lines = MarkdownReport(report: report).text.split(
        separator: "\n", omittingEmptySubsequences: false)
      try #require(hasNoControls(lines.joined()), "\(random)")
      try #require(lines.count == 6 + report.exercises.count + 1, "\(random)")
      for line in lines.dropFirst(6).dropLast() {
        try #require(Self.cells(in: line) == 8, "\(random): \(line)")
      }
    }
  }

  @Test func `the tables of the class page in Markdown have even rows`() throws {
    try Fuzz.cases(20) { random in
      let reports = [random.report(), random.report()]
      let text = ClassPage(report: ClassReport(reports: reports), skipped: [], title: random.text())
        .markdown
      try #require(hasNoControls(text), "\(random)")
      var width: Int?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        guard line.unicodeScalars.first == "|" else {
          width = nil
          continue
        }
        let cells = Self.cells(in: line)
        try #require(width == nil || width == cells, "\(random): \(line)")
        width = cells
      }
    }
  }

  /// What the bars that are not escaped cut a line into.
  private static func cells(in line: Substring) -> Int {
    var cells = 1
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if scalar == "|", !isEscaped { cells += 1 }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return cells
  }

  @Test func `every field of a CSV comes back, and none is a formula`() throws {
    try Fuzz.cases(200) { random in
      let text = random.text()
      let field = ClassReport.csvField(text)
      try #require(field.unicodeScalars.allSatisfy { $0.value != 0x1B }, "\(random)")
      let read = Self.fields(in: field + ",end\r\n")
      try #require(read.count == 2 && read[1] == "end", "\(random)")
      let isMarked = read[0].unicodeScalars.first == "'" && text.unicodeScalars.first != "'"
      let back = isMarked ? String(read[0].unicodeScalars.dropFirst()) : read[0]
      try #require(Array(back.utf8) == Array(text.printable.utf8), "\(random)")
      let first = read[0].unicodeScalars.first
      try #require(first.map { !"=+-@\t\r\n".unicodeScalars.contains($0) } ?? true, "\(random)")
    }
  }

  @Test func `a CSV has as many fields in each row`() throws {
    try Fuzz.cases(20) { random in
      let report = ClassReport(reports: [random.report(), random.report()])
      let text = report.csv
      let columns = 6 + report.exercises.count
      try #require(
        Self.fields(in: text).count == columns * (1 + report.learners.count), "\(random)")
    }
  }

  /// RFC 4180, by code points; every row must end in a line's end.
  private static func fields(in text: String) -> [String] {
    var fields: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"":
        if !isQuoted, last == "\"" { field.append(scalar) }
        isQuoted.toggle()
      case "," where !isQuoted, "\n" where !isQuoted:
        fields.append(String(field))
        field = String.UnicodeScalarView()
      case "\r" where !isQuoted: break
      default: field.append(scalar)
      }
      last = scalar
    }
    return fields
  }

  @Test func `a report for a terminal keeps to its lines and its width`() throws {
    try Fuzz.cases(40) { random in
      let report = random.report()
      let text = TextReport(report, hasSigns: random.once(in: 2)).text
      try #require(hasNoControls(text), "\(random)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      try #require(lines.dropLast().dropFirst().allSatisfy { $0.count <= 80 }, "\(random)")
      try #require(lines.dropLast().last.map(String.init) == report.totals, "\(random)")
    }
  }
}
