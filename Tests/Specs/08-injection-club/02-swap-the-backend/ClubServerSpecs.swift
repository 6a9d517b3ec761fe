import ClubServer
import Foundation
import SpecSupport
import Testing

@testable import SwapTheBackend

@Suite struct ClubServerSpecs {
  @Test
  func `remote asks the server at the address that was named`() async throws {
    let server = try ClubServer()
    defer { server.stop() }
    let words = ["remote", server.address.absoluteString]
    let backend = try makeBackend(words, console: SpecConsole([]))
    _ = await Call.join.outcome(at: backend)

    #expect(
      server.requests == ["PUT /users/ada"],
      """
      Ada joined, and the server at this address must have heard it once. The \
      words must choose a remote back end over a live `HTTP` to this address.
      """)
  }

  @Test(arguments: [
    ClubServer.Mishap.dropBefore, .dropAfter, .hang, .status(503),
  ])
  func `a mishap on the way costs one try and no member`(
    mishap: ClubServer.Mishap
  ) async throws {
    let server = try ClubServer()
    defer { server.stop() }
    server.plan(mishap)
    let backend = makeRemoteBackend(
      http: .live(base: server.address, timeout: .seconds(1)),
      say: { _ in }, pause: {}, makeID: { UUID().uuidString })

    let joined = await Call.join.outcome(at: backend)
    let listed = await Call.list.outcome(at: backend)

    #expect(
      [joined, listed] == ["1", "[1]"],
      """
      The server's mishap: \(mishap). Ada's join must succeed all the same, \
      with a further try, and there must be one member then. If the server \
      did it and its answer was lost, it knows a second try by its request id.
      """)
  }

  @Test func `the person at the console reads of each try`() async throws {
    let server = try ClubServer()
    defer { server.stop() }
    server.plan(.dropBefore, .dropBefore, .dropBefore)
    let words = ["remote", server.address.absoluteString]
    let found = try await Evening.lines(typed: ["list"]) {
      try makeBackend(words, console: $0)
    }
    let expected =
      Evening.read.prefix(2) + [
        "No answer from the server; trying again (2 of 3).",
        "No answer from the server; trying again (3 of 3).",
        "\(ClubError.unreachable(tries: 3))",
        "Good night.",
      ]

    #expect(
      found == Array(expected),
      """
      The server gave no answer, three times, and somebody had typed "list". \
      `makeBackend` must let the back end say its lines at the console that it \
      was given.
      """)
  }

  @Test func `an evening reads the same with all three`() async throws {
    let server = try ClubServer()
    defer { server.stop() }
    let remote = makeRemoteBackend(
      http: .live(base: server.address, timeout: .seconds(5)),
      say: { _ in }, pause: {}, makeID: { UUID().uuidString })
    let file = try makeFileBackend(disk: SpecDisk().disk)

    for (name, backend) in [
      ("mock", makeMockBackend()), ("file", file), ("remote", remote),
    ] {
      let found = await Evening.lines(at: backend)
      let expected = Evening.read
      #expect(
        found == expected,
        """
        With the \(name) back end the evening reads otherwise. The person at \
        the console must not see which back end there is.
        """)
    }
  }
}
