extension Verifier {
  /// Each mutant that `equivalent.md` explains is one of our answer. Whether it still survives,
  /// `mutate` says, which takes longer.
  func explanationFaults() throws -> [Fault] {
    let explanations = Explanations(of: exercise, in: workbook, files: files)
    guard !explanations.all.isEmpty else { return [] }
    let mutants = try Mutants(of: exercise, in: workbook, files: files)
    return explanations.faults(among: mutants.all).map { Fault($0) }
  }
}
