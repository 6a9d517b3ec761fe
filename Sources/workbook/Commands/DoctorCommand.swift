import Foundation
import WorkbookKit

struct DoctorCommand: Command {
  static let name = "doctor"
  static let synopsis = ""
  static let summary = "looks at the machine; each line is ok, or says what to do"

  init(_ line: [String]) throws {
    try Arguments(line).atMost(0)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let doctor = Doctor(
      workbook: session.workbook, files: session.files, programs: session.dependencies.programs)
    var isWell = true
    for finding in try doctor.examine() {
      let style = session.style
      switch finding.state {
      case .ok:
        session.print(row(finding, style.green("ok  "), style))
      case .advice(let next):
        session.print(row(finding, style.yellow("note"), style) + style.wrap(next, indent: 6))
      case .problem(let next):
        isWell = false
        session.print(row(finding, style.red("BAD "), style) + style.wrap(next, indent: 6))
      }
    }
    session.tell("", isWell ? "All is well." : "Put right what is marked BAD, then try again.")
    return isWell ? .done : .notGraded
  }

  /// A path stays beside what it is about, however long it is.
  private func row(_ finding: Doctor.Finding, _ mark: String, _ style: Style) -> [String] {
    guard !style.isPlain else {
      let mark = mark.trimmingCharacters(in: .whitespaces)
      return style.fit("\(finding.what), \(mark): \(finding.words)")
    }
    let line = "\(mark)  \(finding.what): \(finding.words)"
    return finding.words.contains(" ") ? style.fit(line, hanging: 6) : [line]
  }
}
