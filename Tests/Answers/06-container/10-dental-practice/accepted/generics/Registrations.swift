/// Makes the visits of a practice.
protocol MakesVisits {
  associatedtype Made: Visit
  func visit(of patient: String, in room: String) throws -> Made
}

/// Takes a chair and a session, or neither.
struct VisitFactory<Book: JournalWriter>: MakesVisits {
  let premises: Premises
  let journal: Book

  func visit(of patient: String, in room: String) throws -> RunningVisit<Book> {
    var taken = Taken()
    do {
      let chair = premises.chair(room)
      try chair.seat(patient)
      taken.giveBack.append { chair.clear() }
      let session = try premises.records(room).logIn(with: premises.password())
      taken.giveBack.append { session.logOut() }
      let file = try session.file(of: patient)
      return RunningVisit(
        file: file, session: session, journal: journal, taken: taken)
    } catch {
      taken.end()
      throw error
    }
  }
}

/// Notes how things are given back.
struct Taken {
  var giveBack: [() -> Void] = []

  mutating func end() {
    let all = giveBack
    giveBack = []
    all.reversed().forEach { $0() }
  }
}
