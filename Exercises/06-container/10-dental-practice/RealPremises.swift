// The outside world. Leave it as it is.
import SpecSupport

/// The two records systems of the real practice.
enum RecordsServer: String, Records {
  case old, new

  func logIn(with password: String) throws -> any RecordsSession {
    Tripwire.touch("\(self) records: log in with \(password)")
    guard password == "molar" else { throw WrongPassword() }
    return ServerSession(server: self)
  }
}

struct ServerSession: RecordsSession {
  let server: RecordsServer

  func file(of patient: String) throws -> PatientFile {
    Tripwire.touch("\(server) records: file of \(patient)")
    guard !patient.isEmpty else { throw UnknownPatient() }
    let allergies = patient == "Ada" ? ["latex"] : []
    return PatientFile(patient: patient, allergies: allergies)
  }

  func add(_ treatment: String, to patient: String) throws {
    Tripwire.touch("\(server) records: add \(treatment) to \(patient)")
  }

  func logOut() { Tripwire.touch("\(server) records: log out") }
}

/// The migration's plan, at which room 2 is ahead.
enum RoomPlan {
  static func records(for room: String) -> any Records {
    Tripwire.touch("room plan: \(room)")
    return room == "2" ? RecordsServer.new : RecordsServer.old
  }
}

/// The safe in which the practice keeps its password.
enum Safe {
  static func password() -> String {
    Tripwire.touch("safe")
    return "molar"
  }
}

/// A chair, with its motors and its lamp.
struct RealChair: Chair {
  let room: String

  func seat(_ patient: String) throws {
    Tripwire.touch("chair \(room): seat \(patient)")
  }

  func clear() { Tripwire.touch("chair \(room): clear") }
}
