/// A unit compiles in Swift 6 mode without a warning, or fails with the words that it says.
struct UnitRule {
  let workshop: Workshop

  func problems(with unit: Unit) throws -> [Problem] {
    let sound = try workshop.soundVerdict(on: unit).diagnostics.map { diagnostic in
      problem(unit, diagnostic)
    }
    // With errors in it already, the rest would fail for another reason.
    guard sound.isEmpty else { return sound }
    return try unit.refused.flatMap { try problems(with: $0, of: unit) } + programProblems(unit)
  }

  private func problem(_ unit: Unit, _ diagnostic: Diagnostic) -> Problem {
    let path = workshop.relative(diagnostic.path)
    return Problem(
      path: path.isEmpty ? unit.files[0].path : path, line: diagnostic.line,
      "\(unit.testDescription): \(diagnostic.severity.rawValue): \(diagnostic.message)",
      next: "Mend it; or, when this is what the page shows, make the first line of the file "
        + "`\(RefusalMark.opening) <words of the error>`.")
  }

  private func problems(with file: TextFile, of unit: Unit) throws -> [Problem] {
    guard let mark = RefusalMark(in: file) else { return [] }
    guard !mark.words.isEmpty else {
      return [
        Problem(
          file, "The first line does not say which error is to come.",
          next: "Write some words of it: `\(RefusalMark.opening) cannot find 'x' in scope`.")
      ]
    }
    let errors = try workshop.verdict(on: file, of: unit).errors.map(\.message)
    guard !errors.isEmpty else {
      return [
        Problem(
          file, "It compiles, and its first line says that it does not.",
          next: "Take the line away, or make the mistake that the page speaks of.")
      ]
    }
    guard !errors.contains(where: { $0.contains(mark.words) }) else { return [] }
    return [
      Problem(
        file, "It fails, but no error says “\(mark.words)”.",
        next: "The errors are:\n  \(errors.joined(separator: "\n  "))")
    ]
  }

  private func programProblems(_ unit: Unit) throws -> [Problem] {
    guard unit.isProgram, let main = unit.sound.first(where: { $0.name == "main.swift" }) else {
      return []
    }
    guard unit.specCount == 0 else {
      return [
        Problem(
          main, "A unit with a main.swift holds tests; nobody would run them.",
          next: "Put the tests into a unit of their own.")
      ]
    }
    let result = try workshop.output(of: unit)
    guard !result.succeeded else { return [] }
    return [
      Problem(
        main,
        "The program ended with \(result.ending): \(String(result.output.prefix(300)).withoutTrailingSpaces)",
        next: "It has 20 seconds, and must end by itself with the status 0.")
    ]
  }
}
