/// The front desk. It makes a visit from what the patient's room has now.
final class Desk: Practice {
  private let premises: Premises
  private let book = Journal()

  init(premises: Premises) {
    self.premises = premises
  }

  var journal: [String] { book.lines }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let chair = premises.chair(room)
    try chair.seat(patient)
    do {
      let session = try premises.records(room).logIn(with: premises.password())
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
