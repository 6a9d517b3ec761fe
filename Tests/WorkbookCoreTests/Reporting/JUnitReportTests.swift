import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func `a suite for each exercise, a case for each spec, in order`() throws {
    let elements = try XMLList(JUnitReport(report: .mixed).text).elements

    #expect(
      elements.filter { $0.name == "testsuite" }.map { $0["name"] }
        == ["1.1 Inherited object", "1.2 Hidden inputs", "2.1 First cut"])
    #expect(
      elements.filter { $0.name == "testcase" }.map { $0["name"] }
        == ["it asks", "keeps calm", "it asks the clock", "keeps the shop", "it cuts", "it glues"])
    #expect(
      elements.filter { $0.name == "property" }.map { $0["value"] }
        == ["Ada", "solved", "Ada", "red", "Ada", "not begun"])
  }

  @Test func `the counts are right`() throws {
    let report = LearnerReport.example(.solved, .red(), .notBegun, .broken, .notCompiling)
    let elements = try XMLList(JUnitReport(report: report).text).elements
    let counts = { (element: XMLList.Element) in
      ["tests", "failures", "errors", "skipped"].map { element[$0] }
    }

    #expect(counts(elements[0]) == ["14", "1", "7", nil])
    #expect(
      elements.filter { $0.name == "testsuite" }.map(counts) == [
        ["2", "0", "0", "0"], ["2", "1", "0", "0"], ["2", "0", "0", "2"], ["6", "0", "5", "0"],
        ["2", "0", "2", "0"],
      ])
  }

  @Test func `times are seconds`() throws {
    let elements = try XMLList(JUnitReport(report: .mixed).text).elements

    #expect(elements[0]["time"] == "3.500")
    #expect(
      elements.filter { $0.name == "testsuite" }.map { $0["time"] } == ["1.500", "2.000", "0.000"])
    #expect(elements[1]["timestamp"] == "2026-01-31T14:05:09")
  }

  @Test(arguments: [-1, .infinity, .nan, 1e300])
  func `no time is too odd`(seconds: Double) throws {
    var standing = ExerciseStanding.solved
    standing.seconds = seconds

    let elements = try XMLList(JUnitReport(report: .example(standing)).text).elements
    #expect(elements[1]["time"]?.wholeMatch(of: /[0-9]+\.[0-9]{3}/) != nil)
  }

  @Test func `a failure says what, with which values, and where`() throws {
    let failure = try #require(
      try XMLList(JUnitReport(report: .mixed).text).elements.first { $0.name == "failure" })

    #expect(failure["message"] == "Ask the clock that you were given.")
    #expect(failure["type"] == "red")
    #expect(
      failure.text == "Ask the clock that you were given.\n\n1 is not 2\n\nTests/Specs/A.swift:12")
  }

  @Test func `notes are kept`() throws {
    var standing = ExerciseStanding.solved
    standing.notes = ["`Meter.swift` was changed."]
    let elements = try XMLList(JUnitReport(report: .example(standing)).text).elements

    #expect(elements.last?.name == "system-out")
    #expect(elements.last?.text == "`Meter.swift` was changed.")
  }

  @Test(arguments: hostileTexts)
  func `every text comes back as it was, control characters aside`(text: String) throws {
    let report = LearnerReport.example(.hostile(text), learner: text)
    let elements = try XMLList(JUnitReport(report: report).text).elements

    #expect(elements.first { $0.name == "property" }?["value"] == report.shownName)
    #expect(elements.first { $0.name == "testcase" }?["name"] == text.oneLine)
    #expect(
      elements.first { $0.name == "failure" }?.text
        == Problem(text, detail: text, path: text, line: 7).paragraphs.printable)
  }
}

/// The elements of a document in the order in which they begin.
final class XMLList: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// - Throws: What the parser says of a document that is not well-formed.
  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
