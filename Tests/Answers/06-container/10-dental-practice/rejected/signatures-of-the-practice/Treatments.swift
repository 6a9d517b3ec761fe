// Wrong: signatures are noted by patient in the practice, as the law wants it for ten years.
// Rejected by: a signature counts in its own visit

/// Carries out one patient's treatments, if the file and the patient allow it.
final class Treatments {
  let file: PatientFile
  let consent: Consents
  private let session: any RecordsSession
  private let journal: Journal

  init(
    file: PatientFile, session: any RecordsSession, journal: Journal,
    consent: Consents
  ) {
    self.consent = consent
    self.file = file
    self.session = session
    self.journal = journal
  }

  func carryOut(_ treatment: String) throws {
    guard !file.allergies.contains(treatment) else { throw Refusal.allergic }
    guard consent.has(treatment, of: file.patient) else { throw Refusal.notSigned }
    try session.add(treatment, to: file.patient)
    journal.lines.append("\(file.patient): \(treatment)")
  }
}

/// What each patient has signed.
final class Consents {
  var signed: [String: Set<String>] = [:]

  func has(_ treatment: String, of patient: String) -> Bool {
    signed[patient, default: []].contains(treatment)
  }
}

/// What was done in the practice.
final class Journal {
  var lines: [String] = []
}
