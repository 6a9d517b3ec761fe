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
      "One join took three tries, another two; these numbers say how often each try's request id was sent. The server knows a further try by its id: make one for each join, before the first try."
    )
    XCTAssertEqual(
      Set(line.sentIDs).subtracting(line.madeIDs.values), [],
      "A request id was sent that `makeID` did not make.")
  }
}
