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
      `registrationChecks()` returns no check. Without one, any registration is accepted, so \
      nothing is tested. Write a first check in `RegistrationChecks.swift`.
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
      The checks found here complain of a registration that keeps every promise in the comment on \
      `register`. The spec ran them on copies that differ in details: one asks the directory \
      twice, and one looks into the store first. A check that fails on sound code hinders every \
      change of it. Expect only what is promised, and build the doubles anew in each run. Until \
      then, such a check counts for no other spec. If the expectation is right, look at the \
      doubles that the check uses.
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
      Your checks were run on faulty registrations, and a fault in the letters got away. If the \
      call is the result, a test needs a spy, and compares all that the spy has written down. \
      Register a user in a check, and expect the letters, or their receivers, in their order.
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
      Your checks were run on faulty registrations, and one got away that doesn't store the \
      member as promised. The member is a result of the registration, just as the letters are. \
      Use a store that keeps what is added, look the member up after the registration, and \
      compare the name and the uid.
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
      Your checks were run on faulty registrations, and one got away that goes wrong when the \
      directory doesn't say yes. The directory has two other answers, no and an error, and each \
      takes a path of its own. Hand over a stub for each of them. Expect the error itself, and \
      also that nothing was stored and nothing was sent.
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
      Your checks were run on faulty registrations, and one got away in which the caller doesn't \
      get the error of `create()`. An error that gets lost is hard to find later. Register a user \
      whose creation fails with an error that only your check knows, and expect exactly this \
      error.
      """)
  }
}
