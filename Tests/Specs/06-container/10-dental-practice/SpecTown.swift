@testable import DentalPractice

/// A records system, played by a spec. Several practices may be connected to it.
final class SpecSystem {
  let name: String
  var password = "molar"
  var allergies = ["Ada": ["latex"], "Ben": ["gold", "zinc"], "Cleo": []]
  /// What a patient's file is refused with, or a new entry.
  var fault: SystemDown?
  /// What the system does before it answers.
  var meanwhile: () -> Void = {}
  fileprivate(set) var open = 0

  init(_ name: String) { self.name = name }
}

struct SystemDown: Error, Equatable {}

struct SessionIsClosed: Error, Equatable {}

/// The premises of one practice, played by a spec: they change when the spec says so, and what a
/// practice does is noted.
final class SpecTown {
  let old: SpecSystem
  let new: SpecSystem
  var password = "molar"
  /// The rooms that are on the new system, or on another one. All others are on the old one.
  var plan: [String: SpecSystem] = [:]
  private var seated: [String: String] = [:]
  private var events: [String] = []
  private var sessions: [() -> AnyObject?] = []
  private var connections: [String: SpecRecords] = [:]

  init(old: SpecSystem = SpecSystem("old"), new: SpecSystem = SpecSystem("new"))
  {
    self.old = old
    self.new = new
  }

  /// Rooms that are on one system share a connection.
  var premises: Premises {
    Premises(
      records: { self.connection(to: self.plan[$0] ?? self.old) },
      password: { self.password },
      chair: { SpecChair(town: self, room: $0) })
  }

  /// Sets another password, in the safe and in both systems.
  func rotate(to password: String) {
    self.password = password
    old.password = password
    new.password = password
  }

  /// `the step: new: log in, seat Ada in 1`, in a fixed order, or with the error at the end.
  func line(_ step: String, _ body: () throws -> Void) -> String {
    events = []
    var outcome: [String] = []
    do { try body() } catch { outcome = ["error \(type(of: error))"] }
    let all = events.sorted() + outcome
    return "\(step): \(all.isEmpty ? "nothing" : all.joined(separator: ", "))"
  }

  /// What visits have taken and not given back: `Ada in 1; sessions: old 1, new 0`.
  var taken: String {
    let seats = seated.map { "\($0.value) in \($0.key)" }.sorted()
    let chairs = seats.isEmpty ? "chairs free" : seats.joined(separator: ", ")
    return "\(chairs); sessions: old \(old.open), new \(new.open)"
  }

  /// How many sessions are in memory. A practice may keep what its rooms have.
  var sessionsInMemory: Int { sessions.count { $0() != nil } }

  private func connection(to system: SpecSystem) -> SpecRecords {
    let known = connections[system.name]
    let connection = known ?? SpecRecords(town: self, system: system)
    connections[system.name] = connection
    return connection
  }

  fileprivate func note(_ event: String) { events.append(event) }

  fileprivate func open(_ session: SpecSession) -> SpecSession {
    sessions.append { [weak session] in session }
    return session
  }

  fileprivate func seat(_ patient: String, in room: String) throws {
    guard seated[room] == nil else { throw ChairTaken() }
    seated[room] = patient
    note("\(patient) sits in \(room)")
  }

  fileprivate func clear(_ room: String) {
    guard let patient = seated.removeValue(forKey: room) else {
      return note("the empty chair in \(room) is cleared")
    }
    note("\(patient) leaves \(room)")
  }
}

private final class SpecRecords: Records {
  private unowned let town: SpecTown
  private let system: SpecSystem

  init(town: SpecTown, system: SpecSystem) {
    self.town = town
    self.system = system
  }

  func logIn(with password: String) throws -> any RecordsSession {
    system.meanwhile()
    town.note("\(system.name): log in with \(password)")
    guard password == system.password else { throw WrongPassword() }
    system.open += 1
    return town.open(SpecSession(town: town, system: system))
  }
}

private final class SpecSession: RecordsSession {
  private let town: SpecTown
  private let system: SpecSystem
  private var isOpen = true

  init(town: SpecTown, system: SpecSystem) {
    self.town = town
    self.system = system
  }

  func file(of patient: String) throws -> PatientFile {
    guard isOpen else { throw SessionIsClosed() }
    if let fault = system.fault { throw fault }
    guard let allergies = system.allergies[patient] else {
      throw UnknownPatient()
    }
    return PatientFile(patient: patient, allergies: allergies)
  }

  func add(_ treatment: String, to patient: String) throws {
    guard isOpen else { throw SessionIsClosed() }
    if let fault = system.fault { throw fault }
    town.note("\(system.name): \(treatment) for \(patient)")
  }

  func logOut() {
    if isOpen { system.open -= 1 }
    isOpen = false
    town.note("\(system.name): log out")
  }
}

private final class SpecChair: Chair {
  private let town: SpecTown
  private let room: String

  init(town: SpecTown, room: String) {
    self.town = town
    self.room = room
  }

  func seat(_ patient: String) throws { try town.seat(patient, in: room) }

  func clear() { town.clear(room) }
}

/// The visit's allergies, on one line.
func shown(_ visit: any Visit) -> String {
  let allergies = visit.allergies
  return allergies.isEmpty ? "no allergies" : allergies.joined(separator: ", ")
}

/// What becomes of a treatment: `done`, or why not.
func outcome(of treatment: String, in visit: any Visit) -> String {
  do {
    try visit.treat(treatment)
    return "done"
  } catch {
    return "\(error)"
  }
}

/// A whole visit, with one treatment.
func treat(
  _ patient: String, in practice: any Practice, room: String = "1",
  with treatment: String = "crown"
) throws {
  let visit = try practice.begin(patient, in: room)
  defer { visit.end() }
  visit.sign(for: treatment)
  try visit.treat(treatment)
}
