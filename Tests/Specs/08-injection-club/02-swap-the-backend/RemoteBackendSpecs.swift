import Foundation
import SpecSupport
import Testing

@testable import SwapTheBackend

@Suite struct SwapTheBackendRemoteBackendSpecs {
  @Test(arguments: [
    (Call.join, 409, "\(ClubError.nameTaken("ada"))"),
    (.find, 404, "nil"),
    (.draw, 404, "\(ClubError.noMember("ada"))"),
    (.look, 404, "nil"),
    (.join, 404, "\(ClubError.refused(status: 404))"),
    (.list, 404, "\(ClubError.refused(status: 404))"),
    (.find, 409, "\(ClubError.refused(status: 409))"),
    (.draw, 409, "\(ClubError.refused(status: 409))"),
    (.join, 200, "\(ClubError.notUnderstood)"),
    (.find, 200, "\(ClubError.notUnderstood)"),
    (.list, 200, "\(ClubError.notUnderstood)"),
    (.draw, 200, "\(ClubError.notUnderstood)"),
    (.look, 200, "\(ClubError.notUnderstood)"),
  ])
  func `each answer gets its meaning`(
    call: Call, status: Int, meaning: String
  ) async {
    let body = "<html>Our hotel</html>"
    let line = SpecLine(.status(status, body))
    let found = await call.outcome(at: line.backend)

    #expect(
      found == meaning,
      """
      The call: \(call.rawValue). The answer: status \(status), and the body \
      '\(body)'. With 200 or 201 the body is read; when it cannot be, throw \
      `notUnderstood`. `Wire` says what 404 and 409 mean for some calls. For \
      the others they are a refusal: throw `refused`.
      """)
  }

  @Test(arguments: Call.allCases)
  func `a refusal is told, and asked only once`(call: Call) async throws {
    for status in [300, 400, 403, 499] {
      let line = SpecLine(.status(status, Self.goodBody(of: call)))
      let found = await call.outcome(at: line.backend)
      let expected = "\(ClubError.refused(status: status))"

      let count = line.requests.values.count
      try #require(
        count == 1,
        """
        The server refused to \(call.rawValue), with the status \(status), and \
        was asked \(count) times. It will refuse again: ask it once.
        """)
      try #require(
        found == expected,
        """
        The server refused to \(call.rawValue), with the status \(status). \
        Throw `refused`, and read no member from the body of a refusal.
        """)
    }
  }

  @Test(arguments: Call.allCases)
  func
    `without an answer there are two more tries, announced and after a pause`(
      call: Call
    ) async throws
  {
    let troubles: [[SpecLine.Answer]] = [
      [.silence(.timedOut), .silence(.unreachable), .status(500)],
      [.silence(.unreachable), .status(503), .silence(.timedOut)],
      [.status(500), .silence(.timedOut), .silence(.unreachable)],
    ]
    for answers in troubles {
      let line = SpecLine(answers)
      line.log.record(await call.outcome(at: line.backend))
      let expected = [
        "ask",
        "\(answers[0].trouble); trying again (2 of 3).", "pause", "ask",
        "\(answers[1].trouble); trying again (3 of 3).", "pause", "ask",
        "\(ClubError.unreachable(tries: 3))",
      ]

      try #require(
        line.log.values == expected,
        """
        The call: \(call.rawValue). What came of its tries: \(answers). Ask \
        three times in all. Before each further try, and only there, `say` what \
        went wrong with the last one, then `pause`. After the third, throw \
        `unreachable`.
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
