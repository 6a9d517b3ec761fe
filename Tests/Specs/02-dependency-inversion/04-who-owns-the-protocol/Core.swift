import SpecSupport

/// The files that hold the league's rules.
let core: Set = ["Ranking.swift", "Results.swift", "Score.swift"]

/// All other files of the answer.
func everythingElse() throws -> Set<String> {
  try GradedAnswer(spec: #filePath).allFiles(but: core)
}
