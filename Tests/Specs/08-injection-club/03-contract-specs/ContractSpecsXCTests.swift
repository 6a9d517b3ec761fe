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

  func testItCatchesATakenNameThatIsNotRefusedAsTaken() async throws {
    for (fault, harm) in [
      (Fault.givesNamesAgain, "Two members have one name"),
      (.refusesVaguely, "The second one is refused with another error"),
    ] {
      let isCaught = try await fault.isCaught

      XCTAssertTrue(
        isCaught,
        "A faulty back end got away: a second join does not end with the error that Parts.swift promises. Pin that error. \(harm)."
      )
    }
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
      (Fault.forgetsMembers, "The members are gone"),
      (.forgetsDates, "The dates at which members joined are gone"),
      (.forgetsPictures, "The pictures are gone"),
      (.countsAnew, "It counts from 1 again, so two members have one uid"),
    ] {
      let isCaught = try await fault.isCaught

      XCTAssertTrue(
        isCaught,
        "A faulty back end got away: it forgets something at a restart. Ask the back end that `restart()` returns; one that does not promise to last skips the check. \(lost)."
      )
    }
  }

  func testItCatchesJoinsThatGetInEachOthersWay() async throws {
    for (fault, harm) in [
      (Fault.losesJoins, "Of two with two names, one is lost"),
      (.checksNamesTooEarly, "Two who want one name both get it"),
    ] {
      let isCaught = try await fault.isCaught

      XCTAssertTrue(
        isCaught,
        "A faulty back end got away: it fails when two join at once. Start the second join before you wait for the first. \(harm)."
      )
    }
  }
}
