import SpecSupport
import XCTest

@testable import DentalPractice

final class DentalPracticeXCTests: XCTestCase {
  func testASignatureCountsInItsOwnVisit() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    let ada = try practice.begin("Ada", in: "1")
    let ben = try practice.begin("Ben", in: "2")
    let twin = try practice.begin("Ada", in: "3")
    var found = ["before: \(outcome(of: "crown", in: ada))"]
    ada.sign(for: "crown")
    for _ in 1...2 { found.append("Ada: \(outcome(of: "crown", in: ada))") }
    for treatment in ["filling", "Crown", "", "latex"] {
      found.append("Ada, \(treatment): \(outcome(of: treatment, in: ada))")
    }
    found.append("Ben: \(outcome(of: "crown", in: ben))")
    found.append("the other Ada: \(outcome(of: "crown", in: twin))")
    ada.end()
    found.append("the other Ada: \(outcome(of: "crown", in: twin))")
    let later = try practice.begin("Ada", in: "1")
    found.append("Ada, later: \(outcome(of: "crown", in: later))")
    later.sign(for: "latex")
    found.append("Ada, later, latex: \(outcome(of: "latex", in: later))")

    XCTAssertEqual(
      found,
      [
        "before: notSigned", "Ada: done", "Ada: done",
        "Ada, filling: notSigned", "Ada, Crown: notSigned", "Ada, : notSigned",
        "Ada, latex: allergic", "Ben: notSigned", "the other Ada: notSigned",
        "the other Ada: notSigned", "Ada, later: notSigned",
        "Ada, later, latex: allergic",
      ],
      "In her first visit, Ada signed for a crown. `found` lists the outcome of "
        + "each treatment in that visit, in other visits at the same time, and in "
        + "Ada's next visit. A signature must count until the end of the visit in "
        + "which the patient signed, and in no other visit. Look at which object "
        + "holds the signatures in your code, and at how long that object lives."
    )
  }

  func testAVisitBeginsOnTheRecordsSystemOfItsRoom() throws {
    let town = SpecTown()
    let moved = SpecSystem("moved")
    town.plan["2"] = town.new
    let practice = openPractice(town.premises)
    func visit(_ patient: String, _ room: String) -> String {
      town.line("\(patient) in \(room)") {
        try practice.begin(patient, in: room).end()
      }
    }
    var found = [visit("Ada", "2"), visit("Ada", "1"), visit("Ben", "2")]
    town.plan["1"] = town.new
    found.append(visit("Ada", "1"))
    town.plan = ["2": moved]
    found += [visit("Ben", "2"), visit("Ben", "1")]

    func all(_ patient: String, _ room: String, _ system: String) -> String {
      let seat = "\(patient) leaves \(room), \(patient) sits in \(room)"
      return
        "\(patient) in \(room): \(seat), \(system): log in with molar, \(system): log out"
    }
    XCTAssertEqual(
      found,
      [
        all("Ada", "2", "new"), all("Ada", "1", "old"), all("Ben", "2", "new"),
        all("Ada", "1", "new"), all("Ben", "2", "moved"),
        all("Ben", "1", "old"),
      ],
      "Room 2 was on the new records system and room 1 on the old one. Later, room 1 "
        + "was switched to the new system and back, and room 2 was switched to a third "
        + "system, “moved”. `found` lists what each visit did, in alphabetical order. A "
        + "visit must use the system that its room is on when the visit begins. Look at "
        + "when your code asks for the system, and at which room it asks for."
    )
  }

  func testAnEndedVisitHasLoggedOutAndClearedTheChair() throws {
    let town = SpecTown()
    town.plan["2"] = town.new
    let practice = openPractice(town.premises)
    var found = ["open: \(town.taken)"]
    let ada = try practice.begin("Ada", in: "1")
    found.append("Ada: \(town.taken)")
    let ben = try practice.begin("Ben", in: "2")
    found.append("Ben: \(town.taken)")
    found.append(town.line("Ada ends") { ada.end() })
    found.append("then: \(town.taken)")
    found.append(town.line("Ben ends") { ben.end() })
    found.append("then: \(town.taken)")
    let next = try practice.begin("Ada", in: "1")
    town.old.fault = SystemDown()
    next.sign(for: "crown")
    found.append("the next one: \(outcome(of: "crown", in: next))")
    found.append(town.line("the next one ends") { next.end() })

    XCTAssertEqual(
      found,
      [
        "open: chairs free; sessions: old 0, new 0",
        "Ada: Ada in 1; sessions: old 1, new 0",
        "Ben: Ada in 1, Ben in 2; sessions: old 1, new 1",
        "Ada ends: Ada leaves 1, old: log out",
        "then: Ben in 2; sessions: old 0, new 1",
        "Ben ends: Ben leaves 2, new: log out",
        "then: chairs free; sessions: old 0, new 0",
        "the next one: SystemDown()",
        "the next one ends: Ada leaves 1, old: log out",
      ],
      "Visits began and ended in two rooms. `found` lists what a visit did "
        + "at its end, or which chairs and sessions were taken at that moment. A "
        + "practice with no visit in progress must have no session open. Look at "
        + "what `end` does with everything that the visit took when it began."
    )
  }

  func testAnEndedVisitDoesNothingMore() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    let ada = try practice.begin("Ada", in: "1")
    ada.sign(for: "crown")
    ada.end()
    var found = [
      shown(ada), outcome(of: "crown", in: ada), outcome(of: "latex", in: ada),
    ]
    let ben = try practice.begin("Ben", in: "1")
    found += again(2) { town.line("Ada ends again") { ada.end() } }
    ada.sign(for: "filling")
    found += [
      outcome(of: "filling", in: ada), outcome(of: "filling", in: ben),
      shown(ada), shown(ben), town.taken,
      practice.journal.joined(separator: ", "),
    ]

    XCTAssertEqual(
      found,
      [
        "no allergies", "visitIsOver", "visitIsOver", "Ada ends again: nothing",
        "Ada ends again: nothing", "visitIsOver", "notSigned", "no allergies",
        "gold, zinc", "Ben in 1; sessions: old 1, new 0", "",
      ],
      "Ada's visit had ended, and the spec went on using that visit, even while Ben "
        + "sat in the chair. `found` lists what the visits showed and did, then which "
        + "chairs and sessions were taken, and finally the journal. An ended visit "
        + "shows no file and treats no patient, and ending it again must not clear the "
        + "next patient's chair. Look at what your visit still has after `end`."
    )
  }

  func testATreatmentThatIsntRecordedIsntInTheJournal() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    let ada = try practice.begin("Ada", in: "1")
    ada.sign(for: "crown")
    var found: [String] = []
    for fault in [SystemDown(), nil, SystemDown(), nil] {
      town.old.fault = fault
      found.append(town.line("crown") { try ada.treat("crown") })
      found.append("journal: \(practice.journal.joined(separator: ", "))")
    }
    found.append(town.line("not signed") { try ada.treat("filling") })
    found.append("journal: \(practice.journal.joined(separator: ", "))")

    XCTAssertEqual(
      found,
      [
        "crown: error SystemDown", "journal: ", "crown: old: crown for Ada",
        "journal: Ada: crown", "crown: error SystemDown", "journal: Ada: crown",
        "crown: old: crown for Ada", "journal: Ada: crown, Ada: crown",
        "not signed: error Refusal", "journal: Ada: crown, Ada: crown",
      ],
      "The records system failed at every other attempt, and finally the spec "
        + "tried a treatment that the patient hadn't signed for. `found` lists what "
        + "happened at each attempt, and the journal after it. A treatment may be "
        + "in the journal only if it's in the records. After a failed attempt, the "
        + "patient needn't sign again. Look at the order of the steps in `treat`."
    )
  }

  func testTheJournalHasTheTreatmentsOfAllVisits() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    let odd = Odd.texts + ["latex"]
    var expected: [String] = []
    for (number, treatment) in odd.enumerated() {
      let room = "\(number % 3)"
      town.plan[room] = number % 2 == 0 ? town.old : town.new
      try treat("Cleo", in: practice, room: room, with: treatment)
      expected.append("Cleo: \(treatment)")
    }
    let ada = try practice.begin("Ada", in: "1")
    let ben = try practice.begin("Ben", in: "2")
    for (visit, treatment) in [(ada, "b"), (ben, "a"), (ada, "a")] {
      visit.sign(for: treatment)
      try visit.treat(treatment)
    }
    ben.end()
    ada.end()
    expected += ["Ada: b", "Ben: a", "Ada: a"]
    let found = again { practice.journal }

    XCTAssertEqual(
      found, [expected, expected, expected],
      "The spec treated patients in several rooms and on both records systems, and "
        + "some of the treatments have odd names. The spec read the journal three "
        + "times. The journal must have a line for each treatment, in the order in "
        + "which the treatments were carried out, and must keep its lines when visits "
        + "end. Look at what the journal belongs to, and at when its lines are written."
    )
  }

  func testAReleasedPracticeIsGone() throws {
    let steps: [(String, (any Practice) throws -> Void)] = [
      ("after no visit", { _ in }),
      ("after a visit", { try treat("Ada", in: $0) }),
      (
        "after two at a time",
        {
          let ada = try $0.begin("Ada", in: "1")
          let ben = try $0.begin("Ben", in: "2")
          ada.end()
          ben.end()
        }
      ),
      (
        "after a visit that couldn't begin",
        { _ = try? $0.begin("Eve", in: "1") }
      ),
    ]
    var stillOpen: (any Practice)?
    let isGone = isReleased {
      let town = SpecTown()
      stillOpen = openPractice(town.premises)
      return town
    }
    var found = ["still open: \(isGone ? "gone" : "in memory")"]
    withExtendedLifetime(stillOpen) {}
    found += try steps.map { step, body in
      let isGone = try isReleased {
        let town = SpecTown()
        try body(openPractice(town.premises))
        return town
      }
      return "\(step): \(isGone ? "gone" : "in memory")"
    }

    XCTAssertEqual(
      found, ["still open: in memory"] + steps.map { "\($0.0): gone" },
      "The spec opened practices and released all of them, except the one that is “still "
        + "open”. `found` lists whether the premises, which only the practice received, are "
        + "still in memory. When a practice with no visit in progress is released, nothing of "
        + "it may stay in memory. Begin with what the practice owns, follow the strong "
        + "references, including those in closures, and look for a reference that leads back."
    )
  }

  func testAPracticeCanStayOpenAllDay() throws {
    let town = SpecTown()
    let practice = openPractice(town.premises)
    var days: Set<String> = []
    for number in 1...1_000 {
      town.rotate(to: "password \(number % 7)")
      town.plan["1"] = number % 2 == 0 ? town.new : nil
      let patient = "patient \(number)"
      town.old.allergies[patient] = ["\(number)"]
      town.new.allergies[patient] = ["\(number)"]
      let visit = try practice.begin(patient, in: "1")
      let isRight = visit.allergies == ["\(number)"]
      visit.sign(for: "crown")
      let crown = outcome(of: "crown", in: visit)
      days.insert("right file \(isRight), crown \(crown)")
      visit.end()
    }
    let found =
      days.sorted() + [
        town.taken, "journal: \(practice.journal.count)",
        "last: \(practice.journal.last ?? "")",
      ]

    XCTAssertEqual(
      found,
      [
        "right file true, crown done", "chairs free; sessions: old 0, new 0",
        "journal: 1000", "last: patient 1000: crown",
      ],
      "A thousand patients came to one room one after the other, while its records system "
        + "and the password changed again and again. `found` begins with one line for each "
        + "different result that a visit had. All visits must have the same result, so there "
        + "must be only one such line. Look at what a visit leaves behind for the next visit."
    )
  }

  func testKeepsTheAppOnTheRealPremises() throws {
    let visits = Tripwire.touched { () -> [String] in
      let practice = makePractice()
      guard let ada = try? practice.begin("Ada", in: "1") else {
        return ["not begun"]
      }
      ada.sign(for: "crown")
      let found = [shown(ada), outcome(of: "crown", in: ada)]
      ada.end()
      return found + practice.journal
    }
    let touched = Set(visits.names).subtracting(["old records: log out"])

    XCTAssertEqual(
      visits.result, ["latex", "done", "Ada: crown"],
      "Ada came to the real practice, which the spec opened with `makePractice()`. "
        + "`found` lists the allergies in her file, the outcome of a crown treatment, "
        + "and the journal. The app opens its practice in the same way, so this visit "
        + "must succeed. Look at `makePractice` in `CompositionRoot.swift`."
    )
    XCTAssertEqual(
      touched.sorted(),
      [
        "chair 1: clear", "chair 1: seat Ada",
        "old records: add crown to Ada", "old records: file of Ada",
        "old records: log in with molar", "room plan: 1", "safe",
      ],
      "Ada came to the real practice, and `found` lists the calls of her visit that "
        + "reached the real premises, except for logging out. The app's practice must "
        + "use the real premises. Look at `makePractice` in `CompositionRoot.swift`."
    )
  }
}
