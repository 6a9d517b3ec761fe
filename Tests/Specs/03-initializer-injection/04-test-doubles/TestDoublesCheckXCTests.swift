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
      Your checks were run on faulty registrations, and one got away that does something after \
      the creation has failed, before it throws the error. To see what must not happen, a check \
      needs doubles that would show it: look at the store and at the letters after a failed \
      creation, too.
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
      Your checks were run on faulty registrations, and one got away that goes wrong when the \
      store refuses the member, although the directory said yes. A store refuses a name that it \
      has, so give it a member of that name before you register. Expect the store's error and no \
      letters.
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
      Your checks were run on your own `Registration`, and these lines are their complaints. A \
      check that passes on a sound registration and complains here has found a promise that \
      `Registration` breaks. Its name and the two lines below it say which one. Look in \
      `Registration.swift` for the step to which the promise belongs.
      """)
  }
}
