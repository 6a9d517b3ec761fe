import Foundation

/// The mutants of an exercise: our answer with one fault each, on a line that the learner writes.
///
/// What the starter holds already is not what the specs are about; nor are files of the outside
/// world.
struct Mutants {
  /// In the order of files and lines; no two have the same text.
  let all: [Mutant]

  init(of exercise: Exercise, in workbook: Workbook, files: Files) throws {
    let solution = workbook.solution(exercise)
    let texts = try files.swiftFiles(in: solution).map { name in
      (name, try files.text("\(solution)/\(name)"))
    }
    let declarations = Declarations(in: texts.map { CodeBlocks(SwiftSource($0.1)) })
    all = texts.flatMap { name, text in
      let given = (try? files.text("\(workbook.starter(exercise))/\(name)")) ?? ""
      return text.hasPrefix(Starter.worldMarker)
        ? [] : Self.mutants(of: name, text, given: given, declarations)
    }
  }

  static func mutants(
    of file: String, _ text: String, given: String, _ declarations: Declarations = Declarations(),
    by operators: [MutationOperator] = MutationOperator.all
  ) -> [Mutant] {
    let written = LineDifference.added(from: given, to: text)
    var blocks = CodeBlocks(SwiftSource(text))
    blocks.declarations = declarations
    let code = CodeLines(text)
    var seen: Set<String> = [text]
    let mutants = operators.flatMap { way in
      way.edits(blocks).compactMap { Mutant($0, way.name, in: file, code, written: written) }
    }.filter { seen.insert($0.text).inserted }
    return numbered(mutants.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }.map(\.1))
  }

  /// Tells mutants apart that read the same: the same line stands twice in the file.
  private static func numbered(_ mutants: [Mutant]) -> [Mutant] {
    var counts: [String: Int] = [:]
    return mutants.map { mutant in
      counts[mutant.title, default: 0] += 1
      var mutant = mutant
      mutant.number = counts[mutant.title]!
      return mutant
    }
  }
}

extension LineDifference {
  /// The numbers of the lines, counted from 1, that the new text has and the old one has not.
  static func added(from old: String, to new: String) -> Set<Int> {
    var added: Set<Int> = []
    var number = 0
    for line in LineDifference(from: old, to: new, context: .max / 2).lines {
      switch line {
      case .same: number += 1
      case .added:
        number += 1
        added.insert(number)
      case .removed, .gap: break
      }
    }
    return added
  }
}

extension Array {
  /// So many of them at most, spread evenly, always the same ones.
  func spread(atMost limit: Int?) -> [Element] {
    guard let limit, limit < count else { return self }
    return (0..<limit).map { self[$0 * count / limit] }
  }
}
