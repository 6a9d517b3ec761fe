// Wrong: the journal keeps the visits and writes its lines when it's read.
// Rejected by: an ended visit leaves nothing in memory

/// Carries out one patient's treatments, if the file and the patient allow it.
final class Treatments {
  let file: PatientFile
  var signed: Set<String> = []
  private let session: any RecordsSession
  private let journal: Journal

  init(file: PatientFile, session: any RecordsSession, journal: Journal) {
    self.file = file
    self.session = session
    self.journal = journal
  }

  func carryOut(_ treatment: String) throws {
    guard !file.allergies.contains(treatment) else { throw Refusal.allergic }
    guard signed.contains(treatment) else { throw Refusal.notSigned }
    try session.add(treatment, to: file.patient)
    journal.notes.append { "\(self.file.patient): \(treatment)" }
  }
}

/// What was done in the practice.
final class Journal {
  var notes: [() -> String] = []
  var lines: [String] { notes.map { $0() } }
}
