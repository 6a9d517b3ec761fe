// Sound: three stories, on premises made of structs; each step sorts what happened.

func practiceChecks() -> [Check] {
  [
    Check("a day of the migration", expected: migration, found: playMigration),
    Check("mishaps", expected: mishaps, found: playMishaps),
    Check("two practices", expected: ["A: x", "gone"]) { open in
      let (a, b) = (Fake(), Fake())
      let (first, second) = (open(a.premises), open(b.premises))
      weak var token: Token?
      do {
        let visit = try first.begin("A", in: "1")
        token = a.lastToken
        visit.sign(for: "x")
        try visit.treat("x")
        visit.end()
        a.lastToken = nil
      }
      return first.journal + second.journal
        + [token == nil ? "gone" : "in memory"]
    },
  ]
}

private let migration = [
  "A sits, old p in", "B sits, new p in", "a", "b", "old A x", "new B x",
  "a", "old A x", "A leaves, old out", "", "c", "notSigned", "new A x",
  "A leaves, new out", "B leaves, new out", "A: x, B: x, A: x, A: x",
]

private func playMigration(_ open: OpenPractice) throws -> [String] {
  let fake = Fake()
  let practice = open(fake.premises)
  fake.systems["2"] = "new"
  let a = try practice.begin("A", in: "1")
  var found = [fake.step()]
  let b = try practice.begin("B", in: "2")
  found += [fake.step()] + a.allergies + b.allergies
  a.sign(for: "x")
  try a.treat("x")
  found.append(fake.step())
  b.sign(for: "x")
  try b.treat("x")
  found.append(fake.step())
  fake.systems["1"] = "new"
  fake.password = "q"
  fake.files["A"] = "c"
  found += a.allergies
  try a.treat("x")
  found.append(fake.step())
  a.end()
  found += [fake.step()]
  let again = try practice.begin("A", in: "1")
  found.append(fake.step() == "A sits, new q in" ? "" : "began wrong")
  found += again.allergies
  found.append(refusal { try again.treat("x") })
  again.sign(for: "x")
  try again.treat("x")
  found.append(fake.step())
  again.end()
  found.append(fake.step())
  b.end()
  found.append(fake.step())
  return found + [practice.journal.joined(separator: ", ")]
}

private let mishaps = [
  "UnknownPatient", "ChairTaken", "1", "A", "notSigned", "visitIsOver", "1",
  "B",
]

private func playMishaps(_ open: OpenPractice) throws -> [String] {
  let fake = Fake()
  let practice = open(fake.premises)
  var found = [refusal { _ = try practice.begin("Z", in: "1") }]
  let a = try practice.begin("A", in: "1")
  found.append(refusal { _ = try practice.begin("B", in: "1") })
  found += ["\(fake.open)", fake.seats["1"] ?? "empty"]
  let other = try practice.begin("B", in: "2")
  a.sign(for: "x")
  found.append(refusal { try other.treat("x") })
  other.end()
  a.end()
  let b = try practice.begin("B", in: "1")
  a.end()
  found.append(refusal { try a.treat("x") })
  found += a.allergies
  found += ["\(fake.open)", fake.seats["1"] ?? "empty"]
  b.end()
  return found
}

private func refusal(_ body: () throws -> Void) -> String {
  do { try body() } catch let error as Refusal {
    return "\(error)"
  } catch {
    return "\(type(of: error))"
  }
  return "done"
}

final class Token {}

/// Premises whose answers are structs of closures.
private final class Fake {
  var systems: [String: String] = [:]
  var password = "p"
  var files = ["A": "a", "B": "b"]
  var seats: [String: String] = [:]
  var open = 0
  var lastToken: Token?
  private var events: [String] = []

  func step() -> String {
    defer { events = [] }
    return events.sorted().joined(separator: ", ")
  }

  var premises: Premises {
    Premises(
      records: { room in
        let name = self.systems[room] ?? "old"
        return FakeRecords { self.logIn(name, $0) }
      },
      password: { self.password },
      chair: { room in
        FakeChair(
          take: { patient in
            guard self.seats[room] == nil else { throw ChairTaken() }
            self.seats[room] = patient
            self.events.append("\(patient) sits")
          },
          free: {
            self.events.append("\(self.seats[room] ?? "?") leaves")
            self.seats[room] = nil
          })
      })
  }

  private func logIn(_ name: String, _ password: String) -> FakeSession {
    events.append("\(name) \(password) in")
    open += 1
    let token = Token()
    lastToken = token
    return FakeSession(
      token: token,
      read: { patient in
        guard let allergy = self.files[patient] else { throw UnknownPatient() }
        return PatientFile(patient: patient, allergies: [allergy])
      },
      write: { self.events.append("\(name) \($1) \($0)") },
      close: {
        self.events.append("\(name) out")
        self.open -= 1
      })
  }
}

private struct FakeRecords: Records {
  let answer: (String) -> any RecordsSession
  func logIn(with password: String) -> any RecordsSession { answer(password) }
}

private struct FakeSession: RecordsSession {
  let token: Token
  let read: (String) throws -> PatientFile
  let write: (String, String) -> Void
  let close: () -> Void
  func file(of patient: String) throws -> PatientFile { try read(patient) }
  func add(_ treatment: String, to patient: String) {
    write(treatment, patient)
  }
  func logOut() { close() }
}

private struct FakeChair: Chair {
  let take: (String) throws -> Void
  let free: () -> Void
  func seat(_ patient: String) throws { try take(patient) }
  func clear() { free() }
}
