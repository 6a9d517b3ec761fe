/// Every `text` block of a page is what the compiler or a program of the chapter really says.
///
/// Transcripts are `CommandRule`'s.
struct TextQuoteRule {
  let workshop: Workshop

  func problems(with page: TextFile) throws -> [Problem] {
    let units = workshop.book.units(of: page.stem)
    return try Fence.all(in: page).flatMap { fence -> [Problem] in
      guard fence.language == "text", Transcript.all(in: fence).isEmpty else { return [] }
      return Self.isOfErrors(fence)
        ? try problems(withErrors: fence, page, units)
        : try problems(withOutput: fence, page, units)
    }
  }

  private static func isOfErrors(_ fence: Fence) -> Bool {
    let lines = fence.lines.filter { !$0.trimmed.isEmpty }
    return !lines.isEmpty && lines.allSatisfy { $0.contains("error: ") }
  }

  // MARK: - Compiler errors

  private func problems(
    withErrors fence: Fence, _ page: TextFile, _ units: [Unit]
  ) throws -> [Problem] {
    let errors = try units.flatMap { unit in
      try unit.refused.flatMap { try workshop.verdict(on: $0, of: unit).errors.map(\.message) }
    }
    return fence.lines.enumerated().compactMap { index, line in
      guard let start = line.firstRange(of: "error: ")?.upperBound else { return nil }
      let quoted = Diagnostic.withoutGroup(String(line[start...]))
      guard !errors.contains(quoted) else { return nil }
      return Problem(
        page, line: fence.line + index, "No unit of this chapter fails with: \(quoted)",
        next: errors.isEmpty
          ? "Add a unit that begins with `\(RefusalMark.opening) …` to "
            + "\(BookFiles.listings)/\(page.stem)."
          : "The errors are:\n  \(errors.joined(separator: "\n  "))")
    }
  }

  // MARK: - What a program prints

  private func problems(
    withOutput fence: Fence, _ page: TextFile, _ units: [Unit]
  ) throws -> [Problem] {
    let quote = Quote(fence.lines)
    guard !quote.lines.isEmpty else {
      return [Problem(page, line: fence.line, "This text block is empty.", next: "Fill it.")]
    }
    let outputs = try units.filter(\.isProgram).map { unit in
      TextFile(
        path: "the output of \(unit.testDescription)", text: try workshop.output(of: unit).output)
    }
    guard !outputs.contains(where: { quote.place(in: $0.lines) != nil }) else { return [] }
    let next =
      "A text block is errors of units that do not compile (each line with `error: `), lines that "
      + "follow each other in what a unit's main.swift prints, or a transcript that begins with `$ `."
    guard let near = quote.nearest(in: outputs) else {
      return [
        Problem(page, line: fence.line, "No program of this chapter prints this.", next: next)
      ]
    }
    return [
      Problem(
        page, line: fence.line + near.offset,
        "No program of this chapter prints this; the most alike is \(near.path), line \(near.line)."
          + "\n  the page: \(near.quoted)\n  printed:  \(near.found ?? "(the end)")", next: next)
    ]
  }
}
