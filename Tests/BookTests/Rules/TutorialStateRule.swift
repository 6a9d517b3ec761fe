/// After each step of a tutorial, what a reader has compiles without a warning; or it fails with
/// the words that the step's listing says.
struct TutorialStateRule {
  let workshop: Workshop

  func problems(with file: TextFile) throws -> [Problem] {
    // That a tutorial cannot be read, `TutorialFormRule` says.
    guard let tutorial = try? Tutorial(file, in: workshop.book) else { return [] }
    var problems = zip(tutorial.states, try workshop.diagnostics(of: tutorial))
      .flatMap { self.problems(with: $0, $1, of: tutorial) }
    if let last = tutorial.states.last, RefusalMark(in: last.step.listing) != nil {
      problems.append(
        Problem(
          file, line: last.step.line, "The last listing does not compile.",
          next: "Add the step that mends it."))
    }
    return problems
  }

  private func problems(
    with state: Tutorial.State, _ diagnostics: [Diagnostic], of tutorial: Tutorial
  ) -> [Problem] {
    let listing = state.step.listing
    guard let mark = RefusalMark(in: listing) else {
      return diagnostics.map { diagnostic in
        Problem(
          tutorial.file, line: state.step.line,
          "After the step with \(listing.name), \(place(of: diagnostic)): "
            + "\(diagnostic.severity.rawValue): \(diagnostic.message)",
          next: "Mend it; or, when this is what the step shows, make the first line of "
            + "\(listing.name) `\(RefusalMark.opening) <words of the error>`.")
      }
    }
    let errors = diagnostics.filter { $0.severity == .error }.map(\.message)
    guard !errors.isEmpty else {
      return [
        Problem(
          listing, "After this step all compiles, and its first line says that it does not.",
          next: "Take the line away, or make the mistake that the step speaks of.")
      ]
    }
    // Every error contains no words at all: a line that says none is turned down, too.
    let isMeant = !mark.words.isEmpty && errors.contains { $0.contains(mark.words) }
    guard !isMeant else { return [] }
    return [
      Problem(
        listing, "After this step no error says “\(mark.words)”.",
        next: "The errors are:\n  \(errors.joined(separator: "\n  "))")
    ]
  }

  private func place(of diagnostic: Diagnostic) -> String {
    let name = diagnostic.path.split(separator: "/").last ?? "somewhere"
    return "\(name):\(diagnostic.line)"
  }
}
