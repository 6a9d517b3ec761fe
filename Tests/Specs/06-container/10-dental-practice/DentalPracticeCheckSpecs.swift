import SpecTags
import Testing

@testable import DentalPractice

@Suite struct DentalPracticeCheckSpecs {
  /// What a check says of practices with this fault, each with a memory of its own.
  private func complaint(
    of check: Check, about fault: JudgedPractice.Fault?,
    isReversed: Bool = false
  ) -> String? {
    let shared = JudgedPractice.Notes()
    return check.complaint {
      JudgedPractice(
        $0, fault: fault, isReversed: isReversed, shared: shared)
    }
  }

  /// What a check says of sound practices, each of which takes and gives back in another order.
  private func complaint(of check: Check) -> String? {
    [false, true].lazy.compactMap { isReversed in
      complaint(of: check, about: nil, isReversed: isReversed)
    }.first
  }

  /// The faults about which no check complains; only checks that sound practices pass count.
  private func missed(_ faults: [JudgedPractice.Fault]) -> [String] {
    let checks = practiceChecks().filter { complaint(of: $0) == nil }
    return faults.filter { fault in
      checks.allSatisfy { complaint(of: $0, about: fault) == nil }
    }.map { "\($0.rawValue): got away" }
  }

  @Test(.tags(.guard))
  func `keeps your checks fair to sound practices`() {
    let checks = practiceChecks()
    let complaints = JudgedPractice.Fault.allCases.flatMap { fault in
      checks.compactMap { check in
        _ = complaint(of: check, about: fault)
        return complaint(of: check)
      }
    }
    let found = Set(complaints).sorted().flatMap {
      $0.split(separator: "\n").map(String.init)
    }

    #expect(
      found == [],
      """
      Two practices without a fault were judged by your checks, after each faulty one, and \
      these checks complained. One practice seats the patient before it logs in, and the other \
      one does both the other way round, because no order is promised. A check that refuses \
      sound practices teaches people to ignore it, and it counts for no other spec. Compare \
      what the check expects with the page and with `Practice.swift`.
      """)
  }

  @Test func `your checks catch a visit that knows of another one`() {
    let faults: [JudgedPractice.Fault] = [
      .firstFile, .lastFile, .oldFile, .signsForAll, .signsForLater, .signsOnce,
    ]
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      Your checks judged practices with one fault each, and let these pass. Files and \
      signatures belong to one visit. One visit alone doesn't show that, so a check needs a \
      second one: of another patient at the same time, or of the same patient later. Look at \
      how many visits the checks in `practiceChecks()` have.
      """)
  }

  @Test func `your checks catch a switch that isn't noticed`() {
    let faults: [JudgedPractice.Fault] = [
      .oldPassword, .oldSystem, .oneSystem, .moves, .filesAnew, .sharesSession,
      .opensMore,
    ]
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      Your checks judged practices with one fault each, and let these pass. The password, the \
      records system and the file are those of the moment at which a visit begins, and they're \
      kept until it ends, with one session. Such a fault shows only when the premises change \
      between visits or during one, or when they count the sessions. Look at what can change \
      in the premises that `practiceChecks()` uses, and at what they note.
      """)
  }

  @Test func `your checks catch a visit that isn't let go`() {
    let faults: [JudgedPractice.Fault] = [
      .staysLoggedIn, .staysSeated, .failsLoggedIn, .failsSeated, .clearsTaken,
      .treatsOn, .showsOn, .endsTwice, .neverGoes,
    ]
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      Your checks judged practices with one fault each, and let these pass. A visit takes a \
      chair and a session, and gives both back when it ends or can't begin. Note in the premises of \
      `practiceChecks()` what is taken and given back, and go on in a check after the end: with the \
      ended visit, with the next patient, and with what is still in memory.
      """)
  }

  @Test func `your checks catch a journal that isn't the practice's own`() {
    let faults: [JudgedPractice.Fault] = [.shortJournal, .sharedJournal]
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      Your checks judged practices with one fault each, and let these pass. A journal lives \
      as long as its practice: longer than a visit, and not longer than the practice. Look at \
      how many visits and how many practices the checks of the journal have.
      """)
  }
}
