/// The premises of one check: they can be changed, and note what is taken.
final class Town {
  var password = "a"
  /// The rooms' systems: `old`, unless another one is said.
  var systems: [String: String] = [:]
  var allergies = ["Ada": "latex", "Ben": "gold"]
  var refusesLogins = false
  /// `old a`: the system, and the password.
  private(set) var logins: [String] = []
  /// The systems in which treatments were entered.
  private(set) var treated: [String] = []
  private var seats: Set<String> = []
  private var open = 0
  private var sessions: [() -> AnyObject?] = []

  var premises: Premises {
    Premises(
      records: { System(name: self.systems[$0] ?? "old", town: self) },
      password: { self.password },
      chair: { Seat(room: $0, town: self) })
  }

  var taken: String { "chairs \(seats.count), open \(open)" }

  var sessionsInMemory: Int { sessions.count { $0() != nil } }

  private struct System: Records {
    let name: String
    let town: Town

    func logIn(with password: String) throws -> any RecordsSession {
      guard !town.refusesLogins else { throw WrongPassword() }
      town.logins.append("\(name) \(password)")
      town.open += 1
      let session = Session(system: name, town: town)
      town.sessions.append { [weak session] in session }
      return session
    }
  }

  private final class Session: RecordsSession {
    let system: String
    let town: Town

    init(system: String, town: Town) {
      self.system = system
      self.town = town
    }

    func file(of patient: String) throws -> PatientFile {
      guard let allergy = town.allergies[patient] else {
        throw UnknownPatient()
      }
      return PatientFile(patient: patient, allergies: [allergy])
    }

    func add(_ treatment: String, to patient: String) {
      town.treated.append(system)
    }

    func logOut() { town.open -= 1 }
  }

  private struct Seat: Chair {
    let room: String
    let town: Town

    func seat(_ patient: String) throws {
      guard town.seats.insert(room).inserted else { throw ChairTaken() }
    }

    func clear() { town.seats.remove(room) }
  }
}
