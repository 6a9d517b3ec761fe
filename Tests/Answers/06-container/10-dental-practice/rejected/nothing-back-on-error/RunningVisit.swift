/// A visit has all of its parts from the beginning, and drops them at its end.
final class RunningVisit: Visit {
  private struct Parts {
    let file: PatientFile
    let session: any RecordsSession
    let chair: any Chair
    let journal: Journal
    var signed: Set<String> = []
  }
  private var parts: Parts?

  init(
    file: PatientFile, session: any RecordsSession, chair: any Chair,
    journal: Journal
  ) {
    parts = Parts(file: file, session: session, chair: chair, journal: journal)
  }

  var allergies: [String] { parts?.file.allergies ?? [] }

  func sign(for treatment: String) { parts?.signed.insert(treatment) }

  func treat(_ treatment: String) throws {
    guard let parts else { throw Refusal.visitIsOver }
    guard !parts.file.allergies.contains(treatment) else {
      throw Refusal.allergic
    }
    guard parts.signed.contains(treatment) else { throw Refusal.notSigned }
    try parts.session.add(treatment, to: parts.file.patient)
    parts.journal.lines.append("\(parts.file.patient): \(treatment)")
  }

  func end() {
    guard let ending = parts else { return }
    parts = nil
    ending.session.logOut()
    ending.chair.clear()
  }
}
