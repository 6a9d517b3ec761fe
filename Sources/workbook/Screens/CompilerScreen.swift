import WorkbookCore

/// The compiler's first error, and what it may mean for the learner.
struct CompilerScreen {
  let report: GradeReport
  let facts: ReportFacts
  let showsAll: Bool

  private var style: Style { facts.style }

  var lines: [String] {
    // The cause is most likely in the learner's own file, and least in a spec.
    let ordered =
      report.errors.filter { explanation(ofPlace: $0) == nil }
      + report.errors.filter { explanation(ofPlace: $0) != nil }
    let shown = ordered.prefix(showsAll ? ordered.count : 1)
    var lines: [String] = []
    var said: Set<String> = []
    for error in shown {
      if error != shown.first { lines.append("") }
      for words in [error.message] + error.requirements {
        lines += style.wrap(words.printable, indent: 2)
      }
      let path = facts.shown("\(facts.root)/\(error.path)")
      lines.append(style.place(path.printable, error.line))
      if let words = explanation(ofPlace: error) ?? explanation(ofCause: error),
        said.insert(words).inserted
      {
        lines += [""] + style.wrap(words, indent: 2)
      }
    }
    if ordered.count > shown.count {
      let command = "swift run workbook check \(report.exercise.number) --all"
      lines += [""] + style.fit("  \(ordered.count - shown.count) more: \(command)")
    }
    return lines
  }

  /// The cause stands far from the error, and the compiler does not name it.
  private func explanation(ofCause error: CompilerError) -> String? {
    guard error.message.contains("initializer is inaccessible due to 'private'") else { return nil }
    return "A `private` property without a value makes the initializer private that the compiler "
      + "writes for a struct. Leave `private` out, or write the initializer yourself."
  }

  /// An error in a file that is not the learner's to change needs a word about what to change.
  private func explanation(ofPlace error: CompilerError) -> String? {
    if error.path.hasPrefix("Tests/") {
      return "The specs use your code as the brief's “Names the specs use” says, and that use does "
        + "not compile any more. Leave the specs alone, and change your code so that it does."
    }
    guard facts.worldFiles.contains(error.path.lastPathName) else { return nil }
    return "The error is in a file of the outside world, which stays as it is. "
      + "Change your own files so that it fits."
  }
}
