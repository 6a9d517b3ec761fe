// Wrong: the journal is in a static property, so all practices share it.
// Rejected by: keeps nothing that changes in a global or static property

import Synchronization

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
    journal.note("\(file.patient): \(treatment)")
  }
}

/// What was done in the practice.
final class Journal {
  private static let all = Mutex<[String]>([])

  var lines: [String] { Self.all.withLock { $0 } }

  func note(_ line: String) { Self.all.withLock { $0.append(line) } }
}
