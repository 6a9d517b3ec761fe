import SpecSupport
import Testing

@testable import TestDoubles

/// The learner's checks, run on sound registrations and on faulty ones.
@MainActor
@Suite struct TestDoublesCheckSpecs {
  @Test func `every check passes on a sound registration`() async throws {
    let checks = registrationChecks()
    _ = try #require(
      checks.first,
      """
      `registrationChecks()` returned no checks. Without a check, every registration is \
      accepted, so nothing is tested. Write your first check in `RegistrationChecks.swift`.
      """)
    var complaints: [String] = []
    for copy in [
      RegistrationCopy(), RegistrationCopy(looksIntoTheStoreFirst: true),
      RegistrationCopy(asksTwice: true), RegistrationCopy(),
    ] {
      complaints += await copy.complaints(by: checks)
    }

    #expect(
      lines(of: complaints) == [],
      """
      The spec ran your checks on registrations that keep every promise in the comment on \
      `register`, and `found` lists the complaints. One registration asks the directory \
      twice, and another looks in the store first. A check that fails on sound code gets \
      in the way of every change. Expect only what is promised, and build the doubles \
      anew in each run. If a check already expects only what is promised, look at the \
      doubles that it uses. The specs about faults may ignore a check that fails here.
      """)
  }

  @Test func `the checks catch a letter that is missing or doubled`() async {
    let verdicts = [
      await RegistrationCopy(receivers: { [$0] })
        .verdict("the board gets no letter"),
      await RegistrationCopy(receivers: { _ in ["the board"] })
        .verdict("the new member gets no letter"),
      await RegistrationCopy(receivers: { [$0, $0, "the board"] })
        .verdict("the new member gets two letters"),
      await RegistrationCopy(receivers: { ["the board", $0] })
        .verdict("the board gets its letter first"),
    ]

    #expect(
      verdicts == allCaught(verdicts),
      """
      The spec ran your checks on registrations that send the wrong letters. At least one fault \
      got away, and `found` shows for each fault whether a check caught it. A letter is sent by \
      calling a dependency, so a test needs a spy, and must compare everything that the spy \
      recorded. In a check, register a user, and expect the letters or their recipients in order.
      """)
  }

  @Test func `the checks catch a member who is stored wrongly`() async {
    let verdicts = [
      await RegistrationCopy(storesNobody: true)
        .verdict("the member is not stored"),
      await RegistrationCopy(storesBeforeItCreates: true)
        .verdict("the member is stored before there is a uid"),
    ]

    #expect(
      verdicts == allCaught(verdicts),
      """
      The spec ran your checks on registrations that don't store the member as promised. At least \
      one fault got away, and `found` shows for each fault whether a check caught it. The stored \
      member is a result of the registration, just as the letters are. Use a store that keeps \
      what is added, look the member up after the registration, and compare the name and the uid.
      """)
  }

  @Test func `the checks catch a name that is not free`() async {
    let verdicts = [
      await RegistrationCopy(asksInVain: true)
        .verdict("the directory says no, and the user becomes a member"),
      await RegistrationCopy(refusesLate: true)
        .verdict(
          "the directory says no, and the member is stored before that is thrown"
        ),
      await RegistrationCopy(takesAnOutageForYes: true)
        .verdict("the directory throws, and the user becomes a member"),
      await RegistrationCopy(takesAnOutageForNo: true)
        .verdict("the directory throws, and the caller gets NameTaken"),
    ]

    #expect(
      verdicts == allCaught(verdicts),
      """
      The spec ran your checks on registrations that go wrong when the directory \
      returns `false` or throws. At least one fault got away, and `found` shows \
      for each fault whether a check caught it. `register` must handle each of \
      these two cases in its own way, so pass in a stub for each case. Expect \
      the error itself, and also that nothing was stored and nothing was sent.
      """)
  }

  @Test func `the checks catch an error of create that gets lost`() async {
    let verdicts = [
      await RegistrationCopy(goesOnWithoutAUser: true)
        .verdict("the creation fails, and the user becomes a member"),
      await RegistrationCopy(creationError: { _ in nil })
        .verdict("the creation fails, and the caller gets no error"),
      await RegistrationCopy(creationError: { _ in NameTaken() })
        .verdict("the creation fails, and the caller gets another error"),
    ]

    #expect(
      verdicts == allCaught(verdicts),
      """
      The spec ran your checks on registrations whose caller doesn't receive the \
      error of `create()`. At least one fault got away, and `found` shows for \
      each fault whether a check caught it. When an error gets lost, the cause \
      of the failure is hard to find later. Register a user whose creation fails \
      with an error that only your check uses, and expect exactly that error.
      """)
  }
}
