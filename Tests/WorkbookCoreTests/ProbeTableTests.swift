import Foundation
import Testing

@testable import WorkbookCore

/// `Tests/Specs/Probes.md` says of every exercise which spec asks each probe, or why none does.
@Suite struct ProbeTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let probes = [
    "again", "later", "two", "at once", "nothing else", "without it", "someone else's",
    "more and odd", "no global state",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The number and the folder of each exercise in the manifest, in reading order.
  private static func exercises() throws -> [(number: String, key: String)] {
    let folder = root.appending(path: "Exercises")
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.first?.isNumber == true }.flatMap { stage in
        try files.contentsOfDirectory(atPath: folder.appending(path: stage).path).sorted()
          .filter { $0.first?.isNumber == true }
          .map { exercise in
            let number = [stage, exercise].compactMap { Int($0.prefix(2)) }.map(String.init)
            return (number.joined(separator: "."), "\(stage)/\(exercise)")
          }
      }
  }

  @Test func `each exercise has a section, in reading order`() throws {
    let sections = try Self.text("Tests/Specs/Probes.md").split(separator: "\n")
      .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3).prefix { $0 != " " }) }
    #expect(sections == (try Self.exercises().map(\.number)))
  }

  @Test func `each cell names a spec of the exercise, or says why there is none`() throws {
    let exercises = try Self.exercises()
    var faults: [String] = []
    for section in Page(try Self.text("Tests/Specs/Probes.md")).sections {
      let number = String(section.heading.prefix { $0 != " " })
      guard let key = exercises.first(where: { $0.number == number })?.key else { continue }
      let brief = try Brief(Self.text("Exercises/\(key)/README.md"))
      let specs = Set(brief.doneWhen.map(SpecName.key))
      let cells = section.items.map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
      if cells.map({ $0[0] }) != Self.probes { faults.append("\(number): \(cells.map { $0[0] })") }
      for cell in cells where cell.count == 2 {
        let isReason = cell[1].hasPrefix("no, ") && cell[1].split(separator: " ").count > 4
        let named = cell[1].matches(of: /“([^”]*)”/).map(\.output.1)
        let isSpec =
          cell[1].hasPrefix("“") && !named.isEmpty
          && named.allSatisfy { specs.contains(SpecName.key(String($0))) }
        if !isReason && !isSpec { faults.append("\(number), \(cell[0]): \(cell[1])") }
      }
    }
    #expect(faults == [])
  }
}
