import SpecSupport
import SpecTags
import Testing

@testable import DentalPractice

@Suite struct DentalPracticeSpecs {
  @Test func `a practice uses only the premises that it's handed`() {
    let town = SpecTown()
    let touched = Tripwire.touched {
      let practice = openPractice(town.premises)
      for _ in 1...2 {
        try? treat("Ada", in: practice)
        try? treat("Ben", in: practice, room: "2", with: "gold")
      }
      _ = try? practice.begin("Eve", in: "1")
      town.password = "wrong"
      _ = try? practice.begin("Ada", in: "3")
      _ = practice.journal
    }

    #expect(
      Set(touched.names).sorted() == [],
      """
      The spec opened a practice on premises of its own, and `found` lists the calls \
      that reached the real premises. A practice must use only the premises that \
      were passed to `openPractice`, because each practice has its own chairs and \
      records. Look for `RoomPlan`, `Safe` and `RealChair` outside `makePractice`.
      """)
  }

  @Test func `each visit reads its own patient's file`() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    var found: [String] = []
    for patient in ["Ada", "Ben", "Ada", "Cleo"] {
      let visit = try practice.begin(patient, in: "1")
      found.append("\(patient): \(shown(visit))")
      if patient == "Ben" {
        visit.sign(for: "zinc")
        found.append("Ben, zinc: \(outcome(of: "zinc", in: visit))")
        town.old.allergies["Ada"] = ["nickel"]
        town.old.allergies["Ben"] = []
        found.append("Ben, later: \(shown(visit))")
      }
      visit.end()
    }
    let again = try practice.begin("Ben", in: "1")
    again.sign(for: "zinc")
    found.append("Ben again: \(shown(again))")
    found.append("Ben again, zinc: \(outcome(of: "zinc", in: again))")
    again.end()

    #expect(
      found == [
        "Ada: latex", "Ben: gold, zinc", "Ben, zinc: allergic",
        "Ben, later: gold, zinc", "Ada: nickel", "Cleo: no allergies",
        "Ben again: no allergies", "Ben again, zinc: done",
      ],
      """
      Patients came one after the other, and the files of Ada and Ben changed during Ben's \
      visit. `found` lists the allergies that a visit showed, or the outcome of a treatment. \
      The file that was read when a visit began must count in that visit, and in no other \
      visit. Look at how long the file lives in your code, and at which objects hold it.
      """)
  }

  @Test func `visits in several rooms keep to their own patients`() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    let ada = try practice.begin("Ada", in: "1")
    let ben = try practice.begin("Ben", in: "2")
    var found = inTurn(ada, ben, shown)
    ada.sign(for: "crown")
    ben.sign(for: "latex")
    found += [
      "Ada, crown: \(outcome(of: "crown", in: ada))",
      "Ben, latex: \(outcome(of: "latex", in: ben))",
      "Ben, crown: \(outcome(of: "crown", in: ben))",
      town.line("Ada is done") { ada.end() },
    ]
    let cleo = try practice.begin("Cleo", in: "1")
    found += inTurn(ben, cleo, shown)
    found.append("Ben, latex: \(outcome(of: "latex", in: ben))")
    found.append(town.taken)
    ben.end()
    cleo.sign(for: "crown")
    found.append("Cleo, crown: \(outcome(of: "crown", in: cleo))")
    cleo.end()
    found.append(town.taken)

    #expect(
      found == [
        "latex", "gold, zinc", "latex",
        "Ada, crown: done", "Ben, latex: done", "Ben, crown: notSigned",
        "Ada is done: Ada leaves 1, old: log out",
        "gold, zinc", "no allergies", "gold, zinc",
        "Ben, latex: done",
        "Ben in 2, Cleo in 1; sessions: old 2, new 0",
        "Cleo, crown: done",
        "chairs free; sessions: old 0, new 0",
      ],
      """
      The visits of three patients overlapped, in two rooms on one records system. \
      `found` lists the allergies that a visit showed, the outcome of a treatment, \
      what a visit did at its end, or the chairs and sessions that were taken at \
      that moment. A visit that begins or ends must not change a visit in another \
      room, or close the other visit's session. Look at what your visits share.
      """)
  }

  @Test func `a visit begins with the password of that moment`() throws {
    let town = SpecTown()
    town.rotate(to: "before opening")
    let practice = openPractice(town.premises)
    town.rotate(to: "first")
    var found: [String] = []
    for (password, patient) in [
      ("first", "Ada"), ("second", "Ada"), ("third", "Ben"),
    ] {
      town.rotate(to: password)
      found.append(
        town.line(password) { try practice.begin(patient, in: "1").end() })
    }
    town.old.password = "fourth"
    found.append(
      (try? practice.begin("Ada", in: "1")) == nil ? "refused" : "begun")
    town.password = "fourth"
    found.append(
      town.line("fourth") { try practice.begin("Ada", in: "1").end() })

    #expect(
      found == [
        "first: Ada leaves 1, Ada sits in 1, old: log in with first, old: log out",
        "second: Ada leaves 1, Ada sits in 1, old: log in with second, old: log out",
        "third: Ben leaves 1, Ben sits in 1, old: log in with third, old: log out",
        "refused",
        "fourth: Ada leaves 1, Ada sits in 1, old: log in with fourth, old: log out",
      ],
      """
      The password changed after the practice had opened, and again between visits. \
      `found` lists what each visit did, in alphabetical order, with the visit's password \
      before the colon. One attempt had a wrong password, and must be “refused”. A visit \
      logs in with the password that is valid when it begins, and logs out at its end. \
      Look at when your code asks for the password, and at how long it keeps the answer.
      """)
  }

  @Test func `a visit stays on the records system on which it began`() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    let ada = try practice.begin("Ada", in: "1")
    town.new.meanwhile = {
      town.plan["2"] = town.old
      town.password = "rotated"
    }
    town.plan["2"] = town.new
    let ben = try practice.begin("Ben", in: "2")
    var found = ["at first: \(town.taken)"]
    town.rotate(to: "rotated")
    town.plan["1"] = town.new
    for (name, visit) in [("Ada", ada), ("Ben", ben), ("Ada", ada)] {
      visit.sign(for: "crown")
      found.append(town.line(name) { try visit.treat("crown") })
    }
    found.append(town.line("Ada ends") { ada.end() })
    found.append("then: \(town.taken)")
    var cleo: (any Visit)?
    found.append(
      town.line("Cleo begins") { cleo = try practice.begin("Cleo", in: "1") })
    found.append(town.line("Ben ends") { ben.end() })
    found.append("at last: \(town.taken)")
    cleo?.end()

    #expect(
      found == [
        "at first: Ada in 1, Ben in 2; sessions: old 1, new 1",
        "Ada: old: crown for Ada", "Ben: new: crown for Ben",
        "Ada: old: crown for Ada", "Ada ends: Ada leaves 1, old: log out",
        "then: Ben in 2; sessions: old 0, new 1",
        "Cleo begins: Cleo sits in 1, new: log in with rotated",
        "Ben ends: Ben leaves 2, new: log out",
        "at last: Cleo in 1; sessions: old 0, new 1",
      ],
      """
      Room 1 was switched to the new records system during Ada's visit, and room 2 was \
      switched back to the old system while Ben's visit was logging in. The password changed \
      as well. `found` lists what each step did, or which chairs and sessions were taken \
      after that step. A visit has one session from its beginning to its end, and never logs \
      in a second time. Look at what a visit asks the premises for after it has begun.
      """)
  }

  @Test func `a visit that can't begin gives back what it took`() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    // What happens with a visit that nobody holds isn't promised.
    var begun: [any Visit] = []
    func attempt(_ step: String, _ patient: String, in room: String) -> String {
      var error = "begun"
      do { begun.append(try practice.begin(patient, in: room)) } catch let
        thrown
      {
        error = "\(type(of: thrown))"
      }
      return "\(step): \(error), \(town.taken)"
    }
    var found = [attempt("unknown", "Eve", in: "1")]
    town.password = "guess"
    found.append(attempt("guessed", "Ada", in: "1"))
    town.password = "molar"
    town.old.fault = SystemDown()
    found.append(attempt("broken", "Ada", in: "1"))
    town.old.fault = nil
    let ada = try practice.begin("Ada", in: "1")
    found += again(2) { attempt("taken", "Ben", in: "1") }
    found.append(attempt("unknown, next door", "Eve", in: "2"))
    found.append("Ada: \(shown(ada))")
    ada.end()
    found.append(attempt("free again", "Ben", in: "1"))
    found.append("journal: \(practice.journal)")

    #expect(
      found == [
        "unknown: UnknownPatient, chairs free; sessions: old 0, new 0",
        "guessed: WrongPassword, chairs free; sessions: old 0, new 0",
        "broken: SystemDown, chairs free; sessions: old 0, new 0",
        "taken: ChairTaken, Ada in 1; sessions: old 1, new 0",
        "taken: ChairTaken, Ada in 1; sessions: old 1, new 0",
        "unknown, next door: UnknownPatient, Ada in 1; sessions: old 1, new 0",
        "Ada: latex", "free again: begun, Ben in 1; sessions: old 1, new 0",
        "journal: []",
      ],
      """
      Several visits couldn't begin, for different reasons. `found` lists the error of each \
      attempt, and which chairs and sessions were taken afterwards. A visit that can't begin \
      must give back what it took, and must leave another patient's chair and session alone. \
      For each step of your `begin`, look at what must be given back if the next step fails.
      """)
  }

  @Test func `an ended visit leaves nothing in memory`() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    func visit(_ patient: String, _ body: (any Visit) -> Void) -> String {
      weak var survivor: AnyObject?
      do {
        guard let visit = try? practice.begin(patient, in: "1") else {
          return "not begun: \(town.sessionsInMemory) sessions"
        }
        survivor = visit as AnyObject
        body(visit)
        visit.end()
      }
      let rest = survivor == nil ? "gone" : "in memory"
      return "\(rest), \(town.sessionsInMemory) sessions"
    }
    let found = [
      visit("Ada") { _ in },
      visit("Ada") { $0.sign(for: "crown") },
      visit("Ben") {
        $0.sign(for: "crown")
        for _ in 1...2 { try? $0.treat("crown") }
      },
      visit("Ben") { try? $0.treat("gold") },
      visit("Eve") { _ in },
      visit("Cleo") { $0.end() },
      "journal: \(practice.journal.joined(separator: ", "))",
    ]

    #expect(
      found == [
        "gone, 0 sessions", "gone, 0 sessions", "gone, 0 sessions",
        "gone, 0 sessions", "not begun: 0 sessions", "gone, 0 sessions",
        "journal: Ben: crown, Ben: crown",
      ],
      """
      The spec ended and released several visits while the practice stayed open, \
      and one visit couldn't begin. `found` lists whether each visit is gone, and \
      how many sessions are still in memory. Once an ended visit is released, \
      neither the visit nor its session may stay in memory. Look for a list, a \
      table or a closure that lives longer than a visit and holds something of it.
      """)
    withExtendedLifetime(practice) {}
  }

  @Test func `two practices side by side don't know of each other`() throws {
    let (first, second) = (SpecTown(), SpecTown())
    second.rotate(to: "incisor")
    second.old.allergies["Ada"] = ["nickel"]
    let (a, b) = (openPractice(first.premises), openPractice(second.premises))
    let third = SpecTown(old: first.old, new: first.new)
    let c = openPractice(third.premises)
    var found = try inTurn(a, b) { practice in
      let visit = try practice.begin("Ada", in: "1")
      visit.sign(for: "crown")
      defer { visit.end() }
      return "\(shown(visit)), \(outcome(of: "crown", in: visit))"
    }
    let ada = try a.begin("Ada", in: "1")
    let other = try b.begin("Ada", in: "1")
    let same = try c.begin("Ada", in: "1")
    ada.sign(for: "filling")
    found += [
      outcome(of: "filling", in: other), outcome(of: "filling", in: same),
      first.taken, second.taken, third.taken,
      first.line("A's Ada leaves") { ada.end() }, third.taken,
    ]
    same.sign(for: "veneer")
    found += [outcome(of: "veneer", in: same)]
    other.end()
    same.end()
    found += [a, b, c].map { $0.journal.joined(separator: ", ") }

    #expect(
      found == [
        "latex, done", "nickel, done", "latex, done", "notSigned", "notSigned",
        "Ada in 1; sessions: old 2, new 0", "Ada in 1; sessions: old 1, new 0",
        "Ada in 1; sessions: old 2, new 0",
        "A's Ada leaves: Ada leaves 1, old: log out",
        "Ada in 1; sessions: old 1, new 0", "done",
        "Ada: crown, Ada: crown", "Ada: crown", "Ada: veneer",
      ],
      """
      Three practices were open, and a patient named Ada came to each of them. The first \
      and the third practice use the same records systems. `found` lists what happened in \
      the visits, which chairs and sessions were taken, and finally the three journals. A \
      visit in one practice must not change anything in another practice, and each \
      practice must have its own journal. Look at what your practices share: a global, a \
      static property, or a table in which the last practice overwrites the first.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global or `static` properties in your code that can change. All practices \
      share such a property, and it outlives every visit, so a change in one visit reaches the \
      others. Keep what a practice remembers in the practice that `openPractice` returns.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files of the outside world that were changed. The specs use these \
      files to watch what your code does, and a changed file hides that. To restore each file, \
      run `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
