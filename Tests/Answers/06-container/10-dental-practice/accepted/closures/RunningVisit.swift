/// A visit made of functions.
struct ClosureVisit: Visit {
  let readAllergies: () -> [String]
  let addSignature: (String) -> Void
  let carryOut: (String) throws -> Void
  let finish: () -> Void

  var allergies: [String] { readAllergies() }
  func sign(for treatment: String) { addSignature(treatment) }
  func treat(_ treatment: String) throws { try carryOut(treatment) }
  func end() { finish() }
}

/// Begins a visit. Its variables are gone when its closures are.
func visit(
  of patient: String, in room: String, on premises: Premises,
  note: @escaping (String) -> Void
) throws -> any Visit {
  let (session, logOut) = try loggedIn(room, on: premises)
  let chair = premises.chair(room)
  let file: PatientFile
  do {
    file = try session.file(of: patient)
    try chair.seat(patient)
  } catch {
    logOut()
    throw error
  }

  var signed: Set<String> = []
  var isOver = false
  return ClosureVisit(
    readAllergies: { isOver ? [] : file.allergies },
    addSignature: { signed.insert($0) },
    carryOut: { treatment in
      if isOver { throw Refusal.visitIsOver }
      if file.allergies.contains(treatment) { throw Refusal.allergic }
      guard signed.contains(treatment) else { throw Refusal.notSigned }
      try session.add(treatment, to: patient)
      note("\(patient): \(treatment)")
    },
    finish: {
      guard !isOver else { return }
      isOver = true
      chair.clear()
      logOut()
    })
}

private func loggedIn(
  _ room: String, on premises: Premises
) throws -> (any RecordsSession, logOut: () -> Void) {
  let session = try premises.records(room).logIn(with: premises.password())
  return (session, session.logOut)
}
