/// What the patient has signed.
final class Consent {
  var treatments: Set<String> = []
}

/// Carries out treatments, if the file and the patient allow it.
final class Treatments {
  let file: PatientFile
  let consent: Consent
  private let session: any RecordsSession
  private let journal: Journal

  init(
    file: PatientFile, consent: Consent, session: any RecordsSession,
    journal: Journal
  ) {
    self.file = file
    self.consent = consent
    self.session = session
    self.journal = journal
  }

  func carryOut(_ treatment: String) throws {
    guard !file.allergies.contains(treatment) else { throw Refusal.allergic }
    guard consent.treatments.contains(treatment) else {
      throw Refusal.notSigned
    }
    try session.add(treatment, to: file.patient)
    journal.note { "\(self.file.patient): \(treatment)" }
  }
}

/// What was done in the practice. A line is written when it's read.
final class Journal {
  private var notes: [() -> String] = []

  var lines: [String] { notes.map { $0() } }

  func note(_ line: @escaping () -> String) {
    notes.append(line)
  }
}
