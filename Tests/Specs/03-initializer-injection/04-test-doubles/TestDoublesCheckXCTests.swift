import SpecSupport
import XCTest

@testable import TestDoubles

final class TestDoublesCheckXCTests: XCTestCase {
  @MainActor
  func testTheChecksCatchAMemberOrALetterAfterAFailedCreation() async {
    let verdicts = [
      await RegistrationCopy(storesBeforeTheError: true)
        .verdict("the creation fails, and the user is stored"),
      await RegistrationCopy(writesBeforeTheError: true)
        .verdict("the creation fails, and letters are sent"),
    ]

    XCTAssertEqual(
      verdicts, allCaught(verdicts),
      """
      The spec ran your checks on registrations that do something else after \
      `create()` has failed, and only then throw its error. At least one fault \
      got away, and `found` shows for each fault whether a check caught it. A \
      check can notice an unwanted call only if one of its doubles records that \
      call. So look at the store and at the letters even after a failed creation.
      """)
  }

  @MainActor
  func testTheChecksCatchLettersAboutAMemberWhomTheStoreRefused() async {
    let verdicts = [
      await RegistrationCopy(writesBeforeItStores: true)
        .verdict("the letters are sent before the store refuses the member"),
      await RegistrationCopy(ignoresTheStore: true)
        .verdict("the store refuses the member, and the letters are sent"),
      await RegistrationCopy(losesTheRefusal: true)
        .verdict("the store refuses the member, and the caller gets no error"),
    ]

    XCTAssertEqual(
      verdicts, allCaught(verdicts),
      """
      The spec ran your checks on registrations that go wrong when the store refuses \
      the member, although the directory returned `true`. At least one fault got \
      away, and `found` shows for each fault whether a check caught it. A store \
      refuses a name that it already has, so add a member with that name to the \
      store before you register the user. Expect the store's error and no letters.
      """)
  }

  @MainActor func testRegistrationPassesEveryCheck() async {
    let checks = registrationChecks()
    var complaints = checks.isEmpty ? ["there is no check"] : []
    for check in checks {
      let complaint = await check.complaint { directory, members, post in
        { user in
          try await Registration(
            directory: directory, members: members, post: post
          ).register(user)
        }
      }
      if let complaint { complaints.append(complaint) }
    }

    XCTAssertEqual(
      lines(of: complaints), [],
      """
      The spec ran your checks on your own `Registration`, and `found` lists their complaints. \
      If a check passes on a sound registration but fails here, it has found a promise that \
      `Registration` breaks. The check's name and the two lines below it show which promise \
      that is. Look in `Registration.swift` for the step that has to keep this promise.
      """)
  }
}
