// Wrong: no check changes a file during a visit, or looks at an ended one.
// Rejected by: your checks catch a switch that isn't noticed

/// What any practice must do, check by check, whoever wrote the practice.
func practiceChecks() -> [Check] {
  fileChecks() + signatureChecks() + sessionChecks() + chairChecks()
    + journalChecks()
}

private func fileChecks() -> [Check] {
  [
    Check("every visit has its patient's file", expected: ["latex", "gold"]) {
      let practice = $0(Fake().premises)
      return try practice.begin("Ada", in: "1").allergies
        + practice.begin("Ben", in: "2").allergies
    },
    Check("the next visit has a new file", expected: ["latex", "iron"]) {
      let fake = Fake()
      let practice = $0(fake.premises)
      let first = try practice.begin("Ada", in: "1")
      let before = first.allergies
      first.end()
      fake.files["Ada"] = ["iron"]
      return try before + practice.begin("Ada", in: "1").allergies
    },
  ]
}

private func signatureChecks() -> [Check] {
  [
    Check("a signature is for one visit", expected: ["+", "+", "-", "-", "-"]) {
      let practice = $0(Fake().premises)
      let ada = try practice.begin("Ada", in: "1")
      let ben = try practice.begin("Ben", in: "2")
      ada.sign(for: "filling")
      var found = [mark(ada), mark(ada), mark(ben)]
      ada.end()
      found.append(mark(ada))
      return try found + [mark(practice.begin("Ada", in: "1"))]
    }
  ]
}

private func sessionChecks() -> [Check] {
  [
    Check("password and system are of the moment", expected: ["x@A", "y@B"]) {
      let fake = Fake()
      let practice = $0(fake.premises)
      try practice.begin("Ada", in: "1").end()
      fake.password = "y"
      fake.system["1"] = "B"
      try practice.begin("Ada", in: "1").end()
      return fake.logins
    },
    Check("rooms have systems of their own", expected: ["x@A", "x@B"]) {
      let fake = Fake()
      fake.system["2"] = "B"
      let practice = $0(fake.premises)
      _ = try practice.begin("Ada", in: "1")
      _ = try practice.begin("Ben", in: "2")
      return fake.logins
    },
    Check("a running visit keeps its session", expected: ["+", "A", "x@A"]) {
      let fake = Fake()
      let practice = $0(fake.premises)
      let visit = try practice.begin("Ada", in: "1")
      fake.system["1"] = "B"
      fake.password = "y"
      visit.sign(for: "filling")
      return [mark(visit)] + fake.added + fake.logins
    },
    Check("an ended visit is let go", expected: ["1", "0", "0"]) {
      let fake = Fake()
      let practice = $0(fake.premises)
      func whole() throws -> String {
        let visit = try practice.begin("Ada", in: "1")
        visit.sign(for: "filling")
        try visit.treat("filling")
        defer { visit.end() }
        return "\(fake.open)"
      }
      let during = try whole()
      return withExtendedLifetime(practice) {
        [during, "\(fake.open)", "\(fake.alive)"]
      }
    },
  ]
}

private func chairChecks() -> [Check] {
  [
    Check("chairs are taken and cleared", expected: ["1", "", "2", "2"]) {
      let fake = Fake()
      let practice = $0(fake.premises)
      let ada = try practice.begin("Ada", in: "1")
      var found = [fake.seated]
      ada.end()
      found.append(fake.seated)
      _ = try practice.begin("Ben", in: "2")
      found.append(fake.seated)
      ada.end()
      return found + [fake.seated]
    },
    Check("a late second end does nothing", expected: ["1", "1"]) {
      let fake = Fake()
      let practice = $0(fake.premises)
      let ada = try practice.begin("Ada", in: "1")
      ada.end()
      let ben = try practice.begin("Ben", in: "1")
      ada.end()
      defer { ben.end() }
      return [fake.seated, "\(fake.open)"]
    },
    Check("what can't begin takes nothing", expected: ["/0", "/0", "1/1"]) {
      let fake = Fake()
      let practice = $0(fake.premises)
      _ = try? practice.begin("Nobody", in: "1")
      var found = ["\(fake.seated)/\(fake.open)"]
      fake.locked = true
      _ = try? practice.begin("Ada", in: "1")
      found.append("\(fake.seated)/\(fake.open)")
      fake.locked = false
      let ada = try practice.begin("Ada", in: "1")
      _ = try? practice.begin("Ben", in: "1")
      defer { ada.end() }
      return found + ["\(fake.seated)/\(fake.open)"]
    },
  ]
}

private func journalChecks() -> [Check] {
  [
    Check("a practice has one journal", expected: ["Ada: filling", "Ben: filling", "Ada: filling"])
    {
      let (mine, other) = ($0(Fake().premises), $0(Fake().premises))
      let ada = try mine.begin("Ada", in: "1")
      let ben = try mine.begin("Ben", in: "2")
      for visit in [ada, ben, ada] {
        visit.sign(for: "filling")
        try visit.treat("filling")
      }
      ada.end()
      ben.end()
      return mine.journal + other.journal
    }
  ]
}

private func mark(_ visit: any Visit) -> String {
  do {
    try visit.treat("filling")
    return "+"
  } catch { return "-" }
}

private final class Fake {
  var files = ["Ada": ["latex"], "Ben": ["gold"]]
  var password = "x"
  var system: [String: String] = [:]
  var locked = false
  var logins: [String] = []
  var added: [String] = []
  var open = 0
  var alive = 0
  var taken: Set<String> = []
  var seated: String { taken.sorted().joined(separator: ",") }

  var premises: Premises {
    Premises(
      records: { FakeRecords(name: self.system[$0] ?? "A", fake: self) },
      password: { self.password },
      chair: { FakeChair(room: $0, fake: self) })
  }
}

private struct FakeRecords: Records {
  let name: String
  let fake: Fake
  func logIn(with password: String) throws -> any RecordsSession {
    if fake.locked { throw WrongPassword() }
    fake.logins.append("\(password)@\(name)")
    return FakeSession(name: name, fake: fake)
  }
}

private final class FakeSession: RecordsSession {
  let name: String
  let fake: Fake
  init(name: String, fake: Fake) {
    self.name = name
    self.fake = fake
    fake.open += 1
    fake.alive += 1
  }
  deinit { fake.alive -= 1 }
  func file(of patient: String) throws -> PatientFile {
    guard let allergies = fake.files[patient] else { throw UnknownPatient() }
    return PatientFile(patient: patient, allergies: allergies)
  }
  func add(_ treatment: String, to patient: String) { fake.added.append(name) }
  func logOut() { fake.open -= 1 }
}

private struct FakeChair: Chair {
  let room: String
  let fake: Fake
  func seat(_ patient: String) throws {
    guard fake.taken.insert(room).inserted else { throw ChairTaken() }
  }
  func clear() { fake.taken.remove(room) }
}
