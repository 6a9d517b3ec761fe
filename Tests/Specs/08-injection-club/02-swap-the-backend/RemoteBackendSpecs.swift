import Foundation
import SpecSupport
import Testing

@testable import SwapTheBackend

@Suite struct RemoteBackendSpecs {
  @Test(arguments: [
    (Call.join, 409, "\(ClubError.nameTaken("ada"))"),
    (.find, 404, "nil"),
    (.draw, 404, "\(ClubError.noMember("ada"))"),
    (.look, 404, "nil"),
    (.join, 200, "\(ClubError.notUnderstood)"),
    (.find, 200, "\(ClubError.notUnderstood)"),
    (.list, 200, "\(ClubError.notUnderstood)"),
    (.draw, 200, "\(ClubError.notUnderstood)"),
    (.look, 200, "\(ClubError.notUnderstood)"),
  ])
  func `each answer gets its meaning`(
    call: Call, status: Int, meaning: String
  ) async {
    let line = SpecLine(.status(status, "<html>Our hotel</html>"))
    let found = await call.outcome(at: line.backend)

    #expect(
      found == meaning,
      """
      The server was asked to \(call.rawValue). It answered \(status), with a \
      web page. `Wire` says what the status means. What is in the answer counts \
      for 200 and 201 alone; when it cannot be read, throw `notUnderstood`.
      """)
  }

  @Test(arguments: Call.allCases)
  func `a refusal is told, and asked only once`(call: Call) async throws {
    for status in [400, 403, 499] {
      let line = SpecLine(.status(status, Self.goodBody(of: call)))
      let found = await call.outcome(at: line.backend)
      let expected = "\(ClubError.refused(status: status))"

      try #require(
        found == expected,
        """
        The server refused to \(call.rawValue), with the status \(status). \
        Throw `refused`: what is in the body of a refusal is no member.
        """)
      try #require(
        line.requests.values.count == 1,
        "The server refused. It will refuse again: do not ask again.")
    }
  }

  @Test(arguments: Call.allCases)
  func
    `without an answer there are two more tries, announced and after a pause`(
      call: Call
    ) async throws
  {
    let expected = [
      "ask",
      "No answer from the server; trying again (2 of 3).", "pause", "ask",
      "No answer from the server; trying again (3 of 3).", "pause", "ask",
      "\(ClubError.unreachable(tries: 3))",
    ]
    let answers: [SpecLine.Answer] = [
      .silence(.timedOut), .silence(.unreachable), .status(500), .status(503),
    ]
    for answer in answers {
      let line = SpecLine(answer)
      line.log.record(await call.outcome(at: line.backend))

      try #require(
        line.log.values == expected,
        """
        All that came from the server was: \(answer). To \(call.rawValue), ask \
        three times in all. Before each further try, and only there, `say` the \
        line, then `pause`. After the third, throw `unreachable`.
        """)
    }
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
