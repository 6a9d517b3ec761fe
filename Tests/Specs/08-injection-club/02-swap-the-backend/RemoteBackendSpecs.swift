import Foundation
import SpecSupport
import Testing

@testable import SwapTheBackend

@Suite struct RemoteBackendSpecs {
  @Test(arguments: [
    (Call.join, 409, "\(ClubError.nameTaken("ada"))"),
    (.find, 404, "0"),
    (.draw, 404, "\(ClubError.noMember("ada"))"),
    (.look, 404, "none"),
  ])
  func `a status becomes what it means`(
    call: Call, status: Int, meaning: String
  ) async {
    let line = SpecLine(.status(status, #"{"error":"no"}"#))
    let found = await call.outcome(at: line.backend)

    #expect(
      found == meaning,
      """
      The server answered \(status) when it was asked to \(call). `Wire` says \
      what that means. (0 and "none" stand for `nil`.)
      """)
    #expect(
      line.requests.values.count == 1,
      "The server answered \(status). That is an answer: do not ask again.")
  }

  @Test(arguments: Call.allCases, [400, 403, 499])
  func `a refusal is told, and asked only once`(
    call: Call, status: Int
  ) async {
    let line = SpecLine(.status(status, Self.goodBody(of: call)))
    let found = await call.outcome(at: line.backend)
    let expected = "\(ClubError.refused(status: status))"

    #expect(
      found == expected,
      """
      The server refused to \(call), with the status \(status). Throw \
      `refused`: what is in the body of a refusal is no member.
      """)
    #expect(
      line.requests.values.count == 1,
      "The server refused. It will refuse again: do not ask again.")
  }

  @Test(arguments: Call.allCases)
  func `an answer that makes no sense is told`(call: Call) async {
    let line = SpecLine(.status(200, "<html>Welcome to the hotel</html>"))
    let found = await call.outcome(at: line.backend)
    let expected = "\(ClubError.notUnderstood)"

    #expect(
      found == expected,
      """
      The server was asked to \(call), answered 200, and what it sent cannot \
      be read. Throw `notUnderstood`; a `DecodingError` tells the person at \
      the console nothing.
      """)
  }

  @Test(
    arguments: Call.allCases,
    [
      SpecLine.Answer.silence(.timedOut), .silence(.unreachable),
      .status(500), .status(503),
    ])
  func `without an answer each call asks three times, then tells`(
    call: Call, answer: SpecLine.Answer
  ) async {
    let line = SpecLine(answer)
    let found = await call.outcome(at: line.backend)
    let expected = "\(ClubError.unreachable(tries: 3))"

    #expect(
      line.requests.values.count == 3,
      """
      All that came from the server was: \(answer). To \(call), ask three \
      times in all.
      """)
    #expect(
      found == expected,
      """
      All that came from the server was: \(answer). When three tries to \
      \(call) are over, throw `unreachable`.
      """)
  }

  @Test func `each further try is announced, then waited for`() async {
    let line = SpecLine(.silence(.timedOut))
    _ = await Call.list.outcome(at: line.backend)
    let expected = [
      "ask",
      "No answer from the server; trying again (2 of 3).", "pause", "ask",
      "No answer from the server; trying again (3 of 3).", "pause", "ask",
    ]

    #expect(
      line.log.values == expected,
      """
      Nobody answered. Before each further try, and only there, `say` the \
      line, then `pause`.
      """)
  }

  /// An answer that would be right for this call, had it another status.
  private static func goodBody(of call: Call) -> String {
    let user = #"{"uid":1,"name":"ada","joined":1800000000.25}"#
    return switch call {
    case .join, .find: user
    case .list: "[\(user)]"
    case .draw, .look: #"{"author":"ada","picture":"fox"}"#
    }
  }
}
