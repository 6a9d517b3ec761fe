// Wrong: visits on one system share a session that is counted.
// Rejected by: visits in several rooms keep to their own patients

/// The real practice. The app's main calls this.
func makePractice() -> any Practice {
  openPractice(
    Premises(
      records: RoomPlan.records, password: Safe.password,
      chair: RealChair.init))
}

/// Opens a practice on these premises.
func openPractice(_ premises: Premises) -> any Practice {
  FrontDesk(premises: premises)
}

final class FrontDesk: Practice {
  private let premises: Premises
  private let ledger = Ledger()
  private let sessions = SessionPool()

  init(premises: Premises) { self.premises = premises }

  var journal: [String] { ledger.lines }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let chair = premises.chair(room)
    try chair.seat(patient)
    do {
      let lease = try sessions.lease(
        room: room, password: premises.password(),
        records: premises.records(room))
      do {
        let file = try lease.session.file(of: patient)
        return ChairVisit(
          file: file, lease: lease, chair: chair, ledger: ledger)
      } catch {
        lease.giveBack()
        throw error
      }
    } catch {
      chair.clear()
      throw error
    }
  }
}
