import SpecSupport

/// The files that hold the league's rules.
let core: Set = ["Ranking.swift", "Results.swift", "Score.swift"]

/// All other files of the answer.
func everythingElse() throws -> Set<String> {
  let files = try GradedAnswer(spec: #filePath).sources()
  return Set(files.map(\.lastPathComponent)).subtracting(core)
}

extension Client {
  /// The lines that the client prints beside the core alone, or why it cannot.
  func linesBesideTheCore() throws -> [String] {
    let others = try everythingElse()
    do {
      let output = try run(leavingOut: others)
      return output.split(whereSeparator: \.isNewline).map(String.init)
    } catch let failure as ClientFailure {
      return [failure.description]
    }
  }
}
