import Foundation
import WorkbookCore

/// An answer whose verdict is known beforehand, so that grading it tests the specs.
struct ReferenceAnswer: Sendable {
  enum Kind: String, Sendable {
    /// Our answer.
    case solution
    /// Where the learner begins.
    case starter
    /// Another sound design.
    case accepted
    /// A wrong design with a name.
    case rejected
  }

  let kind: Kind
  let name: String
  /// The bytes of each file, by its name.
  let code: [String: Data]
  /// The labels in the first lines of its own files: `// Wrong: …`, `// Rejected by: …`,
  /// `// Sound: …`, `// Keeps: 2`.
  let header: [String: String]

  /// The spec that must reject the answer, in a form that can be compared.
  var rejectingKey: String? { header["Rejected by"].map(SpecName.key) }

  /// The number of the constraint that an accepted answer keeps.
  var keeps: Int? { header["Keeps"].flatMap { Int($0) } }

  /// Reads our answer, the starter, and then the accepted and the rejected answers, in the order of
  /// the constraints that they keep and of their files' names: SwiftPM plans another build whenever
  /// one of these changes.
  ///
  /// A folder that doesn't exist gives an answer without files, which just isn't solved.
  static func all(
    of exercise: Exercise, in workbook: Workbook
  ) throws -> [ReferenceAnswer] {
    let files = workbook.files
    let ours = try files.sources(in: workbook.solution(exercise))
    let starter = try files.sources(in: workbook.starter(exercise))
    let others = try [Kind.accepted, .rejected].flatMap { kind in
      let folder = "\(workbook.referenceAnswers(exercise))/\(kind.rawValue)"
      return try files.folders(in: folder).map { name in
        let own = try files.sources(in: "\(folder)/\(name)")
        return ReferenceAnswer(
          kind: kind, name: name, code: ours.merging(own) { $1 }, header: header(of: own))
      }
    }
    return [
      ReferenceAnswer(kind: .solution, name: "our answer", code: ours, header: [:]),
      ReferenceAnswer(kind: .starter, name: "the starter", code: starter, header: [:]),
    ]
      + others.sorted {
        ($0.keeps ?? 0) != ($1.keeps ?? 0)
          ? ($0.keeps ?? 0) < ($1.keeps ?? 0)
          : $0.code.keys.sorted().lexicographicallyPrecedes($1.code.keys.sorted())
      }
  }

  private static func header(of code: [String: Data]) -> [String: String] {
    var header: [String: String] = [:]
    for (_, data) in code.sorted(by: { $0.key < $1.key }) {
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n").prefix(4) {
        guard line.hasPrefix("// "), let colon = line.firstRange(of: ": ") else { continue }
        let label = String(line[..<colon.lowerBound].dropFirst(3))
        header[label] = header[label] ?? String(line[colon.upperBound...])
      }
    }
    return header
  }
}
