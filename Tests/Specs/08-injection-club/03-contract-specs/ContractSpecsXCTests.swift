import XCTest

@testable import ContractSpecs

final class ContractSpecsXCTests: XCTestCase {
  func testItCatchesUidsThatBeginWithZero() async throws {
    let missed = try await Contract.missed([
      .countsFromZero: "Its first member has the uid 0."
    ])

    XCTAssertEqual(
      missed, [],
      "No check noticed the fault of this back end. `Parts.swift` says that uids count from 1. In "
        + "`BackendContract.swift`, pin the uid of the first member of a new club, in a check "
        + "without a restart, since a back end that doesn't last skips a check with one."
    )
  }

  func testItCatchesMembersInOrderOfTheirNames() async throws {
    let missed = try await Contract.missed([
      .sortsByName:
        "It lists members in order of their names, not of their uids.",
      .listsNobody: "It always lists nobody.",
    ])

    XCTAssertEqual(
      missed, [],
      "No check noticed the faults of these back ends. If everyone joins in the order of the "
        + "alphabet, the order of the names and that of the uids are the same. In "
        + "`BackendContract.swift`, join names in another order, and pin the list. A faulty list "
        + "may be empty, so a check that writes `[0]` stops the program instead of a complaint."
    )
  }

  func testItCatchesATakenNameThatIsNotRefusedAsTaken() async throws {
    let missed = try await Contract.missed([
      .givesNamesAgain: "It gives a taken name to a second member.",
      .refusesVaguely:
        "It refuses a taken name with another error than `nameTaken`.",
    ])

    XCTAssertEqual(
      missed, [],
      "No check noticed the faults of these back ends. `Parts.swift` promises "
        + "`ClubError.nameTaken`, which tells the person what to do. In `BackendContract.swift`, "
        + "join a name twice, and pin the error of the second join.")
  }

  func testItCatchesAFirstPictureThatStays() async throws {
    let missed = try await Contract.missed([
      .keepsFirstPictures:
        "It answers with a second picture, but keeps the first one."
    ])

    XCTAssertEqual(
      missed, [],
      "No check noticed the fault of this back end. What `avatars.create` returns says nothing "
        + "about what is kept. In `BackendContract.swift`, draw twice for one member, and pin the "
        + "picture that `avatars.query` finds later.")
  }

  func testItCatchesARestartThatForgetsMembersDatesPicturesOrUids() async throws
  {
    let missed = try await Contract.missed([
      .forgetsMembers: "After a restart, the members are gone.",
      .forgetsDates:
        "After a restart, the dates at which members joined are wrong.",
      .forgetsPictures: "After a restart, the pictures are gone.",
      .countsAnew:
        "After a restart, it counts from 1 again, so two members have one uid.",
    ])

    XCTAssertEqual(
      missed, [],
      "No check noticed the faults of these back ends. A back end that lasts must keep all of this "
        + "when the program ends. In `BackendContract.swift`, ask the back end that `restart()` "
        + "returns; where a back end doesn't promise to last, the check is skipped by itself."
    )
  }

  func testItCatchesJoinsThatGetInEachOthersWay() async throws {
    let missed = try await Contract.missed([
      .losesJoins: "When two names join at once, one member is lost.",
      .checksNamesTooEarly:
        "When two people join with one name at once, both get it.",
    ])

    XCTAssertEqual(
      missed, [],
      "No check noticed the faults of these back ends, which show only while two joins overlap. In "
        + "`BackendContract.swift`, start the second join before you wait for the first one, with "
        + "`async let` or a task group. Pin that two names are both in, and that one name has one "
        + "owner.")
  }
}
