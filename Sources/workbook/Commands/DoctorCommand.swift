import Foundation
import WorkbookCore

struct DoctorCommand: Command {
  static let name = "doctor"
  static let synopsis = ""
  static let summary = "looks at the machine; each line is ok, or says what to do"

  init(_ line: [String]) throws {
    try Arguments(line).atMost(0)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let style = session.style
    var isWell = true
    for finding in try Doctor(of: session.workbook).examine() {
      let (mark, next) =
        switch finding.state {
        case .ok: (style.green("ok  "), "")
        case .advice(let next): (style.yellow("note"), next)
        case .problem(let next): (style.red("BAD "), next)
        }
      if case .problem = finding.state { isWell = false }
      session.print(
        row(finding, mark, style) + (next.isEmpty ? [] : style.wrap(next, indent: 6)))
    }
    session.printWrapped(
      "", isWell ? "All is well." : "Put right what is marked BAD, then try again.")
    return isWell ? .done : .notGraded
  }

  /// A path is never broken from what it belongs to, however long it is.
  private func row(_ finding: Doctor.Finding, _ mark: String, _ style: Style) -> [String] {
    guard !style.isPlain else {
      let mark = mark.trimmingCharacters(in: .whitespaces)
      return style.fit("\(finding.what), \(mark): \(finding.words)")
    }
    let line = "\(mark)  \(finding.what): \(finding.words)"
    return finding.words.contains(" ") ? style.fit(line, hanging: 6) : [line]
  }
}
