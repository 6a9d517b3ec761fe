/// A session that's logged out when it isn't needed any more.
final class SelfClosing: RecordsSession {
  private let session: any RecordsSession

  init(_ session: any RecordsSession) { self.session = session }

  deinit { session.logOut() }

  func file(of patient: String) throws -> PatientFile {
    try session.file(of: patient)
  }

  func add(_ treatment: String, to patient: String) throws {
    try session.add(treatment, to: patient)
  }

  func logOut() {}
}
