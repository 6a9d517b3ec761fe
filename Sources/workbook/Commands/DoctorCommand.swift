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
        session.print("\(style.green("ok  "))  \(finding.what): \(finding.words)")
      case .advice(let next):
        session.print("\(style.yellow("note"))  \(finding.what): \(finding.words)")
        session.print(style.wrap(next, indent: 6))
      case .problem(let next):
        isWell = false
        session.print("\(style.red("BAD "))  \(finding.what): \(finding.words)")
        session.print(style.wrap(next, indent: 6))
      }
    }
    session.print(["", isWell ? "All is well." : "Put right what is marked BAD, then try again."])
    return isWell ? .done : .notGraded
  }
}
