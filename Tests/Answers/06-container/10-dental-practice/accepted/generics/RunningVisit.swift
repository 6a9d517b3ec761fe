/// A visit, which notes its treatments in any journal.
final class RunningVisit<Book: JournalWriter>: Visit {
  private enum State {
    case running(PatientFile, any RecordsSession, Set<String>)
    case over
  }
  private var state: State
  private var taken: Taken
  private let journal: Book

  init(
    file: PatientFile, session: any RecordsSession, journal: Book, taken: Taken
  ) {
    state = .running(file, session, [])
    self.journal = journal
    self.taken = taken
  }

  var allergies: [String] {
    guard case .running(let file, _, _) = state else { return [] }
    return file.allergies
  }

  func sign(for treatment: String) {
    guard case .running(let file, let session, let signed) = state else {
      return
    }
    state = .running(file, session, signed.union([treatment]))
  }

  func treat(_ treatment: String) throws {
    guard case .running(let file, let session, let signed) = state else {
      throw Refusal.visitIsOver
    }
    guard !file.allergies.contains(treatment) else { throw Refusal.allergic }
    guard signed.contains(treatment) else { throw Refusal.notSigned }
    try session.add(treatment, to: file.patient)
    journal.note("\(file.patient): \(treatment)")
  }

  func end() {
    state = .over
    taken.end()
  }
}
