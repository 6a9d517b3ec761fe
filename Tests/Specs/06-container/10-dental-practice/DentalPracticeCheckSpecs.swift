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
      After each faulty practice, your checks judged two sound practices, and `found` \
      lists the complaints about the sound practices. One of them seats the patient before \
      it logs in, and the other logs in first, because the order isn't guaranteed. A check \
      must never complain about a sound practice, and the other specs ignore a check that \
      does. Compare what the check expects with the brief and with `Practice.swift`.
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
      Your checks judged practices with one fault each, and `found` lists the faults that no \
      check complained about. Files and signatures belong to one visit. A single visit doesn't \
      show that, so a check needs a second visit: another patient's at the same time, or the \
      same patient's later. Look at how many visits the checks in `practiceChecks()` have.
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
      Your checks judged practices with one fault each, and `found` lists the faults \
      that no check complained about. A visit uses the password, the records system \
      and the file of the moment at which it begins, and has one session until it \
      ends. A check can find these faults only if its premises change between visits \
      or during a visit, or if its premises count the sessions. Look at what can \
      change in the premises of `practiceChecks()`, and at what these premises record.
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
      Your checks judged practices with one fault each, and `found` lists the faults that no \
      check complained about. A visit takes a chair and a session, and gives both back when \
      it ends or can't begin. Look at whether the premises in `practiceChecks()` record what \
      a visit takes and gives back. After a visit has ended, a check can still use the ended \
      visit, begin the next patient's visit, and look at what is still in memory.
      """)
  }

  @Test func `your checks catch a journal that isn't the practice's own`() {
    let faults: [JudgedPractice.Fault] = [.shortJournal, .sharedJournal]
    let missed = missed(faults)

    #expect(
      missed == [],
      """
      Your checks judged practices with one fault each, and `found` lists the \
      faults that no check complained about. A journal lives as long as its \
      practice: longer than a visit, but no longer than the practice. Look at how \
      many visits and how many practices there are in your checks of the journal.
      """)
  }
}
