import SpecSupport
import XCTest

@testable import SwapTheBackend

final class RemoteBackendXCTests: XCTestCase {
  private let ada = #"{"uid":1,"name":"ada","joined":1800000000.25}"#
  private let bob = #"{"uid":2,"name":"bob","joined":1800000000.25}"#

  func testALateAnswerIsAsGoodAsAFirstOne() async {
    let second = SpecLine(.silence(.timedOut), .status(200, ada))
    let third = SpecLine(
      .status(503), .silence(.unreachable), .status(200, "[\(ada)]"))

    let found = await Call.find.outcome(at: second.backend)
    let list = await Call.list.outcome(at: third.backend)

    XCTAssertEqual(
      [found, list], ["1", "[1]"],
      "The second try was answered, and once the third. That is what was asked for: return it."
    )
    XCTAssertEqual(
      [second, third].map(\.requests.values.count), [2, 3],
      "Once there is an answer, do not ask again.")
  }

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
