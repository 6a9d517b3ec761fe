// Wrong: a visit opens a session for each thing that it does, on the room's system of that moment.
// Rejected by: a visit stays on the records system on which it began

/// Carries out one patient's treatments, if the file and the patient allow it.
final class Treatments {
  let file: PatientFile
  var signed: Set<String> = []
  private let room: String
  private let premises: Premises
  private let journal: Journal

  init(file: PatientFile, room: String, premises: Premises, journal: Journal) {
    self.file = file
    self.room = room
    self.premises = premises
    self.journal = journal
  }

  func carryOut(_ treatment: String) throws {
    guard !file.allergies.contains(treatment) else { throw Refusal.allergic }
    guard signed.contains(treatment) else { throw Refusal.notSigned }
    let session = try premises.records(room).logIn(with: premises.password())
    defer { session.logOut() }
    try session.add(treatment, to: file.patient)
    journal.lines.append("\(file.patient): \(treatment)")
  }
}

/// What was done in the practice.
final class Journal {
  var lines: [String] = []
}
