import WorkbookKit

/// The compiler's first error, and what it may mean for the learner.
struct CompilerScreen {
  private let errors: [CompilerError]
  private let report: GradeReport
  private let session: Session
  private let showsAll: Bool

  init(_ errors: [CompilerError], _ report: GradeReport, _ session: Session, showsAll: Bool) {
    self.errors = errors
    self.report = report
    self.session = session
    self.showsAll = showsAll
  }

  private var style: Style { session.style }

  var lines: [String] {
    // The cause is most likely in the learner's own file, and least in a spec.
    let ordered =
      errors.filter { explanation(ofPlace: $0) == nil }
      + errors.filter { explanation(ofPlace: $0) != nil }
    let shown = showsAll ? ordered : Array(ordered.prefix(1))
    var lines: [String] = []
    var said: Set<String> = []
    for error in shown {
      if error != shown.first { lines.append("") }
      for words in [error.message] + error.requirements {
        lines += style.wrap(words.printable, indent: 2)
      }
      let path = session.shown("\(session.workbook.root)/\(error.path)")
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
}

extension CompilerScreen {
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
    let name = error.path.split(separator: "/").last.map(String.init) ?? ""
    let starter = Starter(of: report.exercise, in: session.workbook, files: session.files)
    guard (try? starter.isWorld(name)) == true else { return nil }
    return "The error is in a file of the outside world, which stays as it is. "
      + "Change your own files so that it fits."
  }
}
