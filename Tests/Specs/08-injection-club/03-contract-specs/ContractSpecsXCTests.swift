import XCTest

@testable import ContractSpecs

final class ContractSpecsXCTests: XCTestCase {
  func testItCatchesUidsThatBeginWithZero() async throws {
    let isCaught = try await Fault.countsFromZero.isCaught

    XCTAssertTrue(
      isCaught,
      "A faulty back end got away: its first member has the uid 0. Pin the uid of the first member of a new club, in a check without a restart: the mock would skip it."
    )
  }

  func testItCatchesMembersInOrderOfTheirNames() async throws {
    let isCaught = try await Fault.sortsByName.isCaught

    XCTAssertTrue(
      isCaught,
      "A faulty back end got away: it lists members in order of their names, not of their uids. Let people join in another order than that of the alphabet, and pin the list."
    )
  }

  func testItCatchesATakenNameThatIsGivenAgain() async throws {
    let isCaught = try await Fault.givesNamesAgain.isCaught

    XCTAssertTrue(
      isCaught,
      "A faulty back end got away: two members have one name. Pin the error with which a second join is refused."
    )
  }

  func testItCatchesAFirstPictureThatStays() async throws {
    let isCaught = try await Fault.keepsFirstPictures.isCaught

    XCTAssertTrue(
      isCaught,
      "A faulty back end got away: a second picture does not take the place of the first. Its answer says otherwise: pin the picture that is found later."
    )
  }

  func testItCatchesARestartThatForgetsMembersPicturesOrUids() async throws {
    for (fault, lost) in [
      (Fault.forgetsMembers, "its members are gone"),
      (.forgetsPictures, "its pictures are gone"),
      (.countsAnew, "it counts from 1 again, so two members have one uid"),
    ] {
      let isCaught = try await fault.isCaught

      XCTAssertTrue(
        isCaught,
        "A faulty back end got away: after a restart \(lost). Ask the back end that `restart()` returns; one that does not promise to last skips the check."
      )
    }
  }

  func testItCatchesJoinsThatGetInEachOthersWay() async throws {
    for (fault, harm) in [
      (Fault.losesJoins, "of two who join at once, one is lost"),
      (.checksNamesTooEarly, "two who ask for one name at once both get it"),
    ] {
      let isCaught = try await fault.isCaught

      XCTAssertTrue(
        isCaught,
        "A faulty back end got away: \(harm). Two joins one after the other do not show it: start the second before you wait for the first."
      )
    }
  }
}
