// The outside world. Leave it as it is.

/// What a records system knows of a patient.
struct PatientFile: Equatable, Sendable {
  let patient: String
  let allergies: [String]
}

struct WrongPassword: Error, Equatable {}
struct UnknownPatient: Error, Equatable {}
struct ChairTaken: Error, Equatable {}

/// A system that keeps the patients' files.
protocol Records {
  /// Opens a session. It stays open until it's logged out, even if nothing
  /// holds it.
  ///
  /// - Throws: `WrongPassword`, for example.
  func logIn(with password: String) throws -> any RecordsSession
}

/// An open session with a records system.
protocol RecordsSession {
  /// - Throws: `UnknownPatient`, for example.
  func file(of patient: String) throws -> PatientFile

  /// Adds a treatment to the patient's file.
  func add(_ treatment: String, to patient: String) throws

  func logOut()
}

/// The treatment chair of a room.
protocol Chair {
  /// - Throws: `ChairTaken` while a patient sits in it.
  func seat(_ patient: String) throws

  /// Sets the chair free, whoever sits in it.
  func clear()
}

/// What a practice is connected to. Each function answers for the moment at
/// which it's called. Everything runs on one thread.
struct Premises {
  /// The records system that a room is on. Rooms can be switched over at any
  /// time.
  let records: (_ room: String) -> any Records

  /// The password for the records systems. It changes now and then, and a
  /// session that is open by then isn't affected.
  let password: () -> String

  /// The chair of a room, always the same one.
  let chair: (_ room: String) -> any Chair
}
