// Wrong: a known password is used again until a system refuses it.
// Rejected by: a visit begins with the password of that moment

/// The front desk. It makes a visit from what the patient's room has now.
final class Desk: Practice {
  private let premises: Premises
  private let book = Journal()
  private var known: String?

  init(premises: Premises) {
    self.premises = premises
  }

  var journal: [String] { book.lines }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let chair = premises.chair(room)
    try chair.seat(patient)
    do {
      let session = try logIn(to: premises.records(room))
      do {
        return RunningVisit(
          file: try session.file(of: patient), session: session, chair: chair,
          journal: book)
      } catch {
        session.logOut()
        throw error
      }
    } catch {
      chair.clear()
      throw error
    }
  }

  private func logIn(to records: any Records) throws -> any RecordsSession {
    if let known, let session = try? records.logIn(with: known) {
      return session
    }
    let password = premises.password()
    known = password
    return try records.logIn(with: password)
  }
}
