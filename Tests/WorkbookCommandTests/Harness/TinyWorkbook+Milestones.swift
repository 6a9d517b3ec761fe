extension TinyWorkbook {
  /// Two milestones for the kettle: the first is TODO 1, the second TODO 2.
  static let milestones = """
    **Milestone 1: it reads the meter it was given (2 minutes)**

    - it asks the meter it was given
    - it boils the water once

    **Milestone 2: it takes its time (3 minutes)**

    - it waits for the lid
    - it forgets the last cup

    **All the way**

    - keeps old callers boiling

    """

  /// Gives the kettle's brief another “Done when”.
  func divideKettle(_ doneWhen: String = milestones) throws {
    let path = "Exercises/\(Self.kettle)/README.md"
    let text = try text(path)
    let start = text.firstRange(of: "## Done when\n\n")?.upperBound ?? text.endIndex
    let end = text.firstRange(of: "\n## Again")?.lowerBound ?? text.endIndex
    try write(text[..<start] + doneWhen + text[end...], path)
  }

  /// Does the kettle's first TODO.
  func reachFirstMilestone() throws {
    try write("final class Kettle {}\n", "Exercises/\(Self.kettle)/Kettle.swift")
  }
}
