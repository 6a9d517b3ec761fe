// Wrong: each room's records system is asked for once, and kept.
// Rejected by: a visit begins on the records system of its room

/// The front desk. It makes a visit from what the patient's room has now.
final class Desk: Practice {
  private let premises: Premises
  private let book = Journal()
  private var systems: [String: any Records] = [:]

  init(premises: Premises) {
    self.premises = premises
  }

  var journal: [String] { book.lines }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let chair = premises.chair(room)
    try chair.seat(patient)
    do {
      let records = systems[room] ?? premises.records(room)
      systems[room] = records
      let session = try records.logIn(with: premises.password())
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
}
