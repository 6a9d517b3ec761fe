import XCTest

@testable import ContractSpecs

final class ContractSpecsXCTests: XCTestCase {
  func testItCatchesUidsThatBeginWithZero() async throws {
    let missed = try await Contract.missed([
      .countsFromZero: "Its first member has the uid 0."
    ])

    XCTAssertEqual(
      missed, [],
      "The spec ran your checks on a back end with the fault in `found`, and no check noticed it. "
        + "`Parts.swift` says that uids count from 1. In `BackendContract.swift`, pin the uid of "
        + "the first member of a new club. Do this in a check without a restart, because a back "
        + "end that doesn't promise to keep its data skips the rest of a check at `restart()`."
    )
  }

  func testItCatchesMembersInOrderOfTheirNames() async throws {
    let missed = try await Contract.missed([
      .sortsByName:
        "It lists members in the order of their names, not of their uids.",
      .listsNobody: "It always returns an empty list.",
    ])

    XCTAssertEqual(
      missed, [],
      "The spec ran your checks on faulty back ends, and no check noticed the faults "
        + "in `found`. If all members join in alphabetical order, the order of their "
        + "names is also the order of their uids. In `BackendContract.swift`, join "
        + "with names in a different order, and pin the list. A faulty list may be "
        + "empty, so a check that reads `[0]` crashes instead of complaining."
    )
  }

  func testItCatchesATakenNameThatIsNotRefusedAsTaken() async throws {
    let missed = try await Contract.missed([
      .givesNamesAgain: "It gives a taken name to a second member.",
      .refusesVaguely:
        "It refuses a taken name with an error other than `nameTaken`.",
    ])

    XCTAssertEqual(
      missed, [],
      "The spec ran your checks on faulty back ends, and no check noticed the "
        + "faults in `found`. `Parts.swift` promises `ClubError.nameTaken`, "
        + "which tells the person what to do. In `BackendContract.swift`, join "
        + "twice with the same name, and pin the error of the second join.")
  }

  func testItCatchesAFirstPictureThatStays() async throws {
    let missed = try await Contract.missed([
      .keepsFirstPictures:
        "It returns a second picture, but keeps the first picture."
    ])

    XCTAssertEqual(
      missed, [],
      "The spec ran your checks on a back end with the fault in `found`, and no "
        + "check noticed it. The picture that `avatars.create` returns doesn't "
        + "show what the back end stores. In `BackendContract.swift`, draw twice "
        + "for one member, and pin the picture that `avatars.query` finds later."
    )
  }

  func testItCatchesARestartThatForgetsMembersDatesPicturesOrUids() async throws
  {
    let missed = try await Contract.missed([
      .forgetsMembers: "After a restart, the members are gone.",
      .forgetsDates:
        "After a restart, the dates on which members joined are wrong.",
      .forgetsPictures: "After a restart, the pictures are gone.",
      .countsAnew:
        "After a restart, it counts from 1 again, so two members have the same uid.",
    ])

    XCTAssertEqual(
      missed, [],
      "The spec ran your checks on faulty back ends, and no check noticed the faults "
        + "in `found`. If a back end promises to keep its data, a restart must not "
        + "change its members, their dates, their pictures or the next uid. In "
        + "`BackendContract.swift`, ask the back end that `restart()` returns. If a "
        + "back end makes no such promise, `restart()` skips the rest of the check."
    )
  }

  func testItCatchesJoinsThatGetInEachOthersWay() async throws {
    let missed = try await Contract.missed([
      .losesJoins: "When two people join at once, one member is lost.",
      .checksNamesTooEarly:
        "When two people join with the same name at once, both of them succeed.",
    ])

    XCTAssertEqual(
      missed, [],
      "The spec ran your checks on faulty back ends, and no check noticed the faults in `found`. "
        + "These faults appear only while two joins overlap. In `BackendContract.swift`, start "
        + "the second join before you wait for the first, with `async let` or a task group. Pin "
        + "that two different names are both in the club, and that one name has only one owner."
    )
  }
}
