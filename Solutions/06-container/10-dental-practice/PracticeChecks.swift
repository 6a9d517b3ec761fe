/// What any practice must do, check by check, whoever wrote the practice.
func practiceChecks() -> [Check] {
  [
    check("a file counts for one visit", ["latex", "gold", "zinc"]) {
      let ada = try $0.begin("Ada", in: "1")
      let ben = try $0.begin("Ben", in: "2")
      $1.allergies["Ada"] = "zinc"
      let found = ada.allergies + ben.allergies
      ada.end()
      return try found + $0.begin("Ada", in: "1").allergies
    },
    check("a signature counts for one visit", ["done", "done", "no", "no"]) {
      practice, _ in
      let ada = try practice.begin("Ada", in: "1")
      let ben = try practice.begin("Ben", in: "2")
      ada.sign(for: "crown")
      let found = [tried(ada), tried(ada), tried(ben)]
      ada.end()
      return found + [tried(try practice.begin("Ada", in: "1"))]
    },
    check("each visit logs in anew", ["old a", "new b", "old b"]) {
      try $0.begin("Ada", in: "1").end()
      $1.password = "b"
      $1.systems["1"] = "new"
      try $0.begin("Ada", in: "1").end()
      try $0.begin("Ben", in: "2").end()
      return $1.logins
    },
    check("a visit stays on its system", ["done", "old"]) {
      let ada = try $0.begin("Ada", in: "1")
      $1.systems["1"] = "new"
      ada.sign(for: "crown")
      return [tried(ada)] + $1.treated
    },
    check(
      "each visit has one session", ["chairs 2, open 2", "old a", "old a"]
    ) {
      let ada = try $0.begin("Ada", in: "1")
      let ben = try $0.begin("Ben", in: "2")
      let found = $1.taken
      ada.sign(for: "crown")
      try ada.treat("crown")
      ada.end()
      ben.end()
      return [found] + $1.logins
    },
    check("a visit gives everything back", ["chairs 1, open 1", none]) {
      let ada = try $0.begin("Ada", in: "1")
      let found = $1.taken
      ada.end()
      return [found, $1.taken]
    },
    check("a failed begin gives everything back", [none, none]) {
      let found = failure($0, "Eve", $1)
      $1.refusesLogins = true
      return [found, failure($0, "Ada", $1)]
    },
    check("a taken chair stays taken", ["chairs 1, open 1"]) {
      let ada = try $0.begin("Ada", in: "1")
      defer { ada.end() }
      return [failure($0, "Ben", $1)]
    },
    check("an ended visit does nothing", ["no", "0", "chairs 1, open 1"]) {
      let ada = try $0.begin("Ada", in: "1")
      ada.sign(for: "crown")
      ada.end()
      let ben = try $0.begin("Ben", in: "1")
      defer { ben.end() }
      ada.end()
      return [tried(ada), "\(ada.allergies.count)", $1.taken]
    },
    check("an ended visit is gone", ["0"]) {
      try treat("Ada", in: $0)
      return ["\($1.sessionsInMemory)"]
    },
    Check(
      "the journal belongs to one practice",
      expected: ["Ada: crown", "Ben: crown"]
    ) { open in
      let (busy, quiet) = (open(Town().premises), open(Town().premises))
      try treat("Ada", in: busy)
      try treat("Ben", in: busy)
      return busy.journal + quiet.journal
    },
  ]
}

private let none = "chairs 0, open 0"

private func check(
  _ name: String, _ expected: [String],
  found: @escaping (any Practice, Town) throws -> [String]
) -> Check {
  Check(name, expected: expected) { open in
    let town = Town()
    return try found(open(town.premises), town)
  }
}

private func tried(_ visit: any Visit) -> String {
  (try? visit.treat("crown")) == nil ? "no" : "done"
}

/// A whole visit, which nothing holds any more when it's over.
private func treat(_ patient: String, in practice: any Practice) throws {
  let visit = try practice.begin(patient, in: "1")
  visit.sign(for: "crown")
  try visit.treat("crown")
  visit.end()
}

private func failure(
  _ practice: any Practice, _ patient: String, _ town: Town
) -> String {
  (try? practice.begin(patient, in: "1")) == nil ? town.taken : "begun"
}
