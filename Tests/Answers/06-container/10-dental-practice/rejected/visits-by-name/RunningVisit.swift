/// A visit that is running, as the table has it.
struct Row {
  let file: PatientFile
  let session: any RecordsSession
  let chair: any Chair
  var signed: Set<String> = []

  static func begin(
    _ patient: String, in room: String, on premises: Premises
  ) throws -> Row {
    let session = try premises.records(room).logIn(with: premises.password())
    do {
      let file = try session.file(of: patient)
      let chair = premises.chair(room)
      // The last step, so nothing has to be cleared when one fails.
      try chair.seat(patient)
      return Row(file: file, session: session, chair: chair)
    } catch {
      session.logOut()
      throw error
    }
  }

  func refusal(of treatment: String) -> Refusal? {
    if file.allergies.contains(treatment) { return .allergic }
    return signed.contains(treatment) ? nil : .notSigned
  }

  func giveBack() {
    session.logOut()
    chair.clear()
  }
}
