import Foundation
import SpecSupport
import Testing

@testable import SwapTheBackend

@Suite struct SwapTheBackendRemoteBackendSpecs {
  /// What a status means for a call, with a body that isn't what was asked for.
  private static let meanings: [(call: Call, status: Int, meaning: String)] = [
    (.join, 409, "\(ClubError.nameTaken("ada"))"),
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
  ]

  /// What comes of each call at such a status, when these answers come before it.
  private static func outcomes(after answers: [SpecLine.Answer] = []) async
    -> [String]
  {
    var outcomes: [String] = []
    for (call, status, _) in meanings {
      let line = SpecLine(answers + [.status(status, "<html>Our hotel</html>")])
      let outcome = await call.outcome(at: line.backend)
      let tries = line.requests.values.count - answers.count
      let times = tries == 1 ? "" : ", asked \(tries) times"
      outcomes.append("\(call.rawValue), \(status): \(outcome)\(times)")
    }
    return outcomes
  }

  private static let expectedOutcomes = meanings.map {
    "\($0.call.rawValue), \($0.status): \($0.meaning)"
  }

  @Test func `each answer gets its meaning`() async {
    let outcomes = await Self.outcomes()
    #expect(
      outcomes == Self.expectedOutcomes,
      """
      The server answered each call with a page of HTML. Each line shows the call, the \
      status of the answer, and the result of the call. `Wire.swift` says for which calls \
      the statuses 404 and 409 have a meaning of their own. For all other calls, these \
      two statuses are refusals, so throw `refused`. For 200 and 201, read the body, and \
      throw `notUnderstood` if that fails. All of these are answers, so your code must \
      not ask again. Look at the function of `RemoteBackend` that handles the call.
      """)
  }

  @Test func `an answer to a further try has the same meaning`() async {
    let outcomes = await Self.outcomes(after: [.status(503)])
    #expect(
      outcomes == Self.expectedOutcomes,
      """
      The server answered the first try of each call with 503, and the second try with a different \
      status. Each line shows the call, that second status, and the result of the call. A status \
      must mean the same on every try. For example, after a lost answer, the server knows the \
      request's id and answers a `join` with 201. So on every try, 409 means that the name belongs \
      to a different member. Look at what `RemoteBackend` does differently after a failed try.
      """)
  }

  @Test(arguments: Call.allCases)
  func `a refusal is told, and asked only once`(call: Call) async throws {
    var surprises: [String] = []
    // 404 and 409 have a meaning for some calls.
    for status in 300...499 where ![404, 409].contains(status) {
      let line = SpecLine(.status(status, Self.goodBody(of: call)))
      let outcome = await call.outcome(at: line.backend)
      let times = line.requests.values.count
      if times != 1 || outcome != "\(ClubError.refused(status: status))" {
        surprises.append(
          "\(call.rawValue), \(status): asked \(times) times, then: \(outcome)")
      }
    }

    #expect(
      Array(surprises.prefix(3)) == [],
      """
      The server refused calls with statuses from 300 to 499, and with a body that would have \
      been right for a success. `found` lists the first statuses, at most three, after which \
      your code didn't ask exactly once, or didn't throw `refused`. A server that refuses \
      will refuse again, so ask it once, and don't read the body. Look at the statuses after \
      which `RemoteBackend` tries again, and at those for which it reads the body.
      """)
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
    var found: [[String]] = []
    for answers in troubles {
      let line = SpecLine(answers)
      let outcome = await call.outcome(at: line.backend)
      found.append(line.log.values + ["\(call.rawValue): \(outcome)"])
    }

    #expect(
      found
        == troubles.map { answers in
          [
            "ask", "\(answers[0].trouble); trying again (2 of 3).",
            "pause", "ask", "\(answers[1].trouble); trying again (3 of 3).",
            "pause", "ask",
            "\(call.rawValue): \(ClubError.unreachable(tries: 3))",
          ]
        },
      """
      The server gave no useful answer to a call. Each list in `found` shows what your code did, \
      in order, and ends with the result of the call. A short failure must not lose the person's \
      change, and while your code tries again, the person must read why. Ask three times in all. \
      Before each further try, `say` what went wrong with the last try, and then `pause`. After \
      the third try, throw `unreachable`. Look at where `RemoteBackend` sends its requests.
      """)
  }

  @Test func `calls at the same time have three tries each`() async {
    let line = SpecLine(.status(503))
    let backend = line.backend
    let second = SpecRecorder<String>()
    line.duringTheNextPause {
      second.record(await Call.list.outcome(at: backend))
    }

    let first = await Call.find.outcome(at: backend)

    let error = "\(ClubError.unreachable(tries: 3))"
    let again = ["2 of 3", "3 of 3"].map {
      "The server is in trouble; trying again (\($0))."
    }
    #expect(
      [first] + second.values + line.log.values.filter { $0.hasPrefix("The") }
        == [error, error, again[0], again[0], again[1], again[1]],
      """
      The server was in trouble all the time. While the first call paused before \
      its second try, the spec made a second call to the same back end. `found` \
      lists the results of both calls, and then the lines that your code passed \
      to `say`. Each call must count its own tries. If the count is in a property \
      of the back end, all calls share it. Look at where `RemoteBackend` counts.
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
