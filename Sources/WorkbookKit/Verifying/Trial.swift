/// An answer whose verdict is known beforehand: the specs' own test.
struct Trial: Sendable {
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
  /// The folder with a whole answer.
  let base: String
  /// A folder with the files that differ from it.
  let overlay: String?
  /// The names of the whole answer's files.
  let names: Set<String>
  /// What stands in its first lines: `// Wrong: …`, `// Rejected by: …`, `// Sound: …`.
  let header: [String: String]

  /// What the name of the spec is compared by that must reject it.
  var rejectingKey: String? { header["Rejected by"].map(SpecName.key) }
}

extension Verifier {
  /// Our answer, the starter, then the accepted and the rejected answers.
  func trials() throws -> [Trial] {
    try [
      trial(.solution, "our answer", base: workbook.solution(exercise)),
      trial(.starter, "the starter", base: workbook.starter(exercise)),
    ]
      + [Trial.Kind.accepted, .rejected].flatMap { kind in
        let folder = "\(workbook.trials(exercise))/\(kind.rawValue)"
        return try files.folders(in: folder).map { name in
          try trial(
            kind, name, base: workbook.solution(exercise), overlay: "\(folder)/\(name)")
        }
      }
  }

  private func trial(
    _ kind: Trial.Kind, _ name: String, base: String, overlay: String? = nil
  ) throws -> Trial {
    let names = [base, overlay].compactMap(\.self).flatMap { folder in
      (try? files.swiftFiles(in: folder)) ?? []
    }
    return Trial(
      kind: kind, name: name, base: base, overlay: overlay, names: Set(names),
      header: try overlay.map(header) ?? [:])
  }

  private func header(in folder: String) throws -> [String: String] {
    var header: [String: String] = [:]
    for file in try files.swiftFiles(in: folder) {
      for line in try files.text("\(folder)/\(file)").split(separator: "\n").prefix(4) {
        guard line.hasPrefix("// "), let colon = line.firstRange(of: ": ") else { continue }
        let label = line[line.index(line.startIndex, offsetBy: 3)..<colon.lowerBound]
        header[String(label)] = header[String(label)] ?? String(line[colon.upperBound...])
      }
    }
    return header
  }
}
