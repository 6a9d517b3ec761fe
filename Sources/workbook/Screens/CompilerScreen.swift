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
    let isOwn = { (error: CompilerError) in !error.path.hasPrefix("Tests/") }
    // An error in the learner's file is the cause of those in the specs.
    let ordered = errors.filter(isOwn) + errors.filter { !isOwn($0) }
    let shown = showsAll ? ordered : Array(ordered.prefix(1))
    var lines = shown.flatMap { error in
      (error == shown.first ? [] : [""]) + style.wrap(error.message.printable, indent: 2)
        + [
          "  "
            + style.dim("\(session.shown("\(session.workbook.root)/\(error.path)")):\(error.line)")
        ]
    }
    if let first = ordered.first, let words = explanation(of: first) {
      lines += [""] + style.wrap(words, indent: 2)
    }
    if ordered.count > shown.count {
      lines += ["", "  \(ordered.count - shown.count) more: add --all"]
    }
    return lines
  }
}

extension CompilerScreen {
  /// An error in a file that is not the learner's to change needs a word about what to change.
  private func explanation(of error: CompilerError) -> String? {
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
