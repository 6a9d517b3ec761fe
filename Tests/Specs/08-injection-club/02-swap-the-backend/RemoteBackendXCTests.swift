import SpecSupport
import XCTest

@testable import SwapTheBackend

final class SwapTheBackendRemoteBackendXCTests: XCTestCase {
  private let ada = #"{"uid":1,"name":"ada","joined":1800000000.25}"#
  private let bob = #"{"uid":2,"name":"bob","joined":1800000000.25}"#

  func testAllTriesOfAJoinCarryOneIDAndEachJoinItsOwn() async {
    let line = SpecLine(
      .silence(.timedOut), .status(500), .status(201, ada),
      .silence(.timedOut), .status(201, bob))
    let backend = line.backend
    _ = await Call.join.outcome(at: backend)
    _ = await Call.join.outcome(at: backend)

    let tries = Dictionary(grouping: line.sentIDs, by: \.self)
    let found = line.sentIDs.map { tries[$0]?.count ?? 0 }
    XCTAssertEqual(
      found, [3, 3, 3, 2, 2],
      "The spec made two joins. The first took three tries, and the second took two. "
        + "For each try, in order, `found` shows how often its request id was sent. The "
        + "server recognizes a further try by its id, so all tries of a join need the "
        + "same id, and the next join needs a new id. Call `makeID` once for each join, "
        + "before its first try. Look at `create(name:joined:)` in `RemoteBackend`."
    )
    XCTAssertEqual(
      Set(line.sentIDs).subtracting(line.madeIDs.values), [],
      "`found` lists request ids that your code sent, although `makeID` hadn't made "
        + "them. Only the ids from `makeID` are sure to be new, so your code must not "
        + "make ids of its own. Look at `create(name:joined:)` in `RemoteBackend`."
    )
  }
}
