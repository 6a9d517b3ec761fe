/// What any practice must do, check by check, whoever wrote the practice.
///
/// Each check plays a scene, and compares all that was seen on the premises.
func practiceChecks() -> [Check] {
  Scene.allCases.map { scene in
    Check("\(scene)", expected: scene.expected) { open in
      let log = Log()
      let client = Client(log: log)
      try scene.play(open(client.premises), client, open)
      return log.lines
    }
  }
}

private enum Scene: CaseIterable {
  case file, signature, session, switched, chair, failure, over, gone, journal

  var expected: [String] {
    switch self {
    case .file: ["latex", "gold", "latex", "zinc", "gold"]
    case .signature: ["yes", "yes", "no", "no", "no", "no"]
    case .session:
      [
        "in 1 A p", "in 2 A p", "add 1", "add 2", "out 1", "add 2", "out 2",
        "in 3 B q", "out 3",
      ]
    case .switched:
      [
        "in 1 A p", "out 1", "in 2 B p", "out 2", "in 3 A p", "out 3",
        "in 4 A q", "out 4",
      ]
    case .chair: ["[1: Ada]", "[1: Ada, 2: Ben]", "[2: Ben]", "[2: Ben]", "[]"]
    case .failure: ["no [] 0", "no [] 0", "no [1: Ada] 1", "yes [1: Ada] 1"]
    case .over:
      ["0", "no", "[1: Ben] 1", "0", "no"]
    case .gone: ["0 left"]
    case .journal: ["Ada: crown", "Ben: crown", "Ada: crown", "|", "Ada: crown"]
    }
  }

  func play(
    _ practice: any Practice, _ client: Client, _ open: OpenPractice
  ) throws {
    let log = client.log
    func begin(_ patient: String, _ room: String) throws -> any Visit {
      try practice.begin(patient, in: room)
    }
    switch self {
    case .file:
      let (ada, ben) = (try begin("Ada", "1"), try begin("Ben", "2"))
      log.add(ada.allergies + ben.allergies)
      client.files["Ada"] = "zinc"
      log.add(ada.allergies)
      ada.end()
      let next = try begin("Ada", "1")
      log.add(next.allergies)
      next.end()
      ben.end()
      log.add(try begin("Ben", "1").allergies)
    case .signature:
      let (ada, ben) = (try begin("Ada", "1"), try begin("Ben", "2"))
      ada.sign(for: "crown")
      for visit in [ada, ada, ben] { log.add(treat(visit)) }
      ada.end()
      log.add(treat(ada))
      let next = try begin("Ada", "1")
      log.add(treat(next))
      next.end()
      log.add(treat(try begin("Ben", "1")))
    case .session:
      client.writes = true
      let (ada, ben) = (try begin("Ada", "1"), try begin("Ben", "2"))
      client.password = "q"
      client.systems = ["1": "B", "2": "B"]
      for visit in [ada, ben] {
        visit.sign(for: "crown")
        _ = treat(visit)
      }
      ada.end()
      _ = treat(ben)
      ben.end()
      try begin("Ada", "1").end()
    case .switched:
      client.writes = true
      try begin("Ada", "1").end()
      client.systems["1"] = "B"
      try begin("Ada", "1").end()
      try begin("Ada", "2").end()
      client.password = "q"
      try begin("Ada", "2").end()
    case .chair:
      let ada = try begin("Ada", "1")
      log.add(client.seats)
      let ben = try begin("Ben", "2")
      log.add(client.seats)
      ada.end()
      log.add(client.seats)
      ada.end()
      log.add(client.seats)
      ben.end()
      log.add(client.seats)
    case .failure:
      func attempt(_ patient: String) -> String {
        let begun = try? begin(patient, "1")
        defer { begun?.end() }
        return "\(begun == nil ? "no" : "yes") \(client.seats) \(client.open)"
      }
      log.add(attempt("Eve"))
      client.locked = true
      log.add(attempt("Ada"))
      client.locked = false
      let ada = try begin("Ada", "1")
      log.add(attempt("Ben"))
      ada.end()
      log.add(attempt("Ada"))
    case .over:
      let ada = try begin("Ada", "1")
      ada.sign(for: "crown")
      ada.end()
      log.add("\(ada.allergies.count)", treat(ada))
      let ben = try begin("Ben", "1")
      ada.sign(for: "crown")
      ada.end()
      log.add("\(client.seats) \(client.open)")
      log.add("\(ada.allergies.count)", treat(ada))
      ben.end()
    case .gone:
      func visit() throws {
        let visit = try begin("Ada", "1")
        client.remember(visit as AnyObject)
        visit.sign(for: "crown")
        _ = treat(visit)
        visit.end()
      }
      try visit()
      withExtendedLifetime(practice) { log.add("\(client.remembered) left") }
    case .journal:
      let other = open(Client(log: log).premises)
      let (ada, ben) = (try begin("Ada", "1"), try begin("Ben", "2"))
      let next = try other.begin("Ada", in: "1")
      for visit in [ada, ben, next, ada] {
        visit.sign(for: "crown")
        try visit.treat("crown")
      }
      for visit in [ada, ben, next] { visit.end() }
      log.add(practice.journal)
      log.add("|")
      log.add(other.journal)
    }
  }

  private func treat(_ visit: any Visit) -> String {
    do { try visit.treat("crown") } catch { return "no" }
    return "yes"
  }
}

/// What a check has seen.
final class Log {
  private(set) var lines: [String] = []
  func add(_ lines: [String]) { self.lines += lines }
  func add(_ lines: String...) { add(lines) }
}

/// The premises of a scene.
private final class Client {
  let log: Log
  var files = ["Ada": "latex", "Ben": "gold"]
  var systems: [String: String] = [:]
  var password = "p"
  var locked = false
  /// Whether sessions write into the log.
  var writes = false
  private(set) var open = 0
  private var count = 0
  private var sitting: [String: String] = [:]
  private var references: [WeakReference] = []

  init(log: Log) { self.log = log }

  struct WeakReference { weak var object: AnyObject? }

  func remember(_ object: AnyObject) {
    references.append(WeakReference(object: object))
  }
  var remembered: Int { references.count { $0.object != nil } }

  var seats: String {
    let seats = sitting.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value)" }
    return "[\(seats.joined(separator: ", "))]"
  }

  var premises: Premises {
    Premises(
      records: { Server(name: self.systems[$0] ?? "A", client: self) },
      password: { self.password },
      chair: { Stool(room: $0, client: self) })
  }

  final class Server: Records {
    let name: String
    let client: Client
    init(name: String, client: Client) {
      self.name = name
      self.client = client
    }
    func logIn(with password: String) throws -> any RecordsSession {
      if client.locked { throw WrongPassword() }
      client.count += 1
      client.open += 1
      let session = Terminal(client.count, client)
      client.remember(session)
      client.write("in \(client.count) \(name) \(password)")
      return session
    }
  }

  final class Terminal: RecordsSession {
    private let number: Int
    private let client: Client
    init(_ number: Int, _ client: Client) {
      (self.number, self.client) = (number, client)
    }
    func file(of patient: String) throws -> PatientFile {
      guard let allergy = client.files[patient] else { throw UnknownPatient() }
      return PatientFile(patient: patient, allergies: [allergy])
    }
    func add(_ treatment: String, to patient: String) throws {
      client.write("add \(number)")
    }
    func logOut() {
      client.open -= 1
      client.write("out \(number)")
    }
  }

  final class Stool: Chair {
    private let room: String
    private let client: Client
    init(room: String, client: Client) {
      (self.room, self.client) = (room, client)
    }
    func seat(_ patient: String) throws {
      guard client.sitting[room] == nil else { throw ChairTaken() }
      client.sitting[room] = patient
    }
    func clear() { client.sitting[room] = nil }
  }

  private func write(_ line: String) { if writes { log.add(line) } }
}
