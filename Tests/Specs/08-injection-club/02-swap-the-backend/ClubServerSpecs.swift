import ClubServer
import Foundation
import SpecSupport
import Testing

@testable import SwapTheBackend

@Suite struct SwapTheBackendClubServerSpecs {
  @Test
  func `remote asks the server at the address that was named`() async throws {
    let server = try ClubServer()
    defer { server.stop() }
    let words = ["remote", server.address.absoluteString]
    let backend = try makeBackend(words, console: SpecConsole([]))
    let found = [
      await report {
        try await backend.users.create(name: "ada", joined: .day1).uid
      },
      await report {
        try await backend.users.create(name: "bob", joined: .day1).uid
      },
    ]
    let requests = server.requests
    let asked = ["PUT /users/ada", "PUT /users/bob"]
    try #require(
      requests == asked,
      """
      Ada joined, then Bob, and the server at this address must have heard \
      each once. The words must choose a remote back end over a live `HTTP` to \
      this address.
      """)

    let uids = ["1", "2"]
    #expect(
      found == uids,
      """
      Ada joined, then Bob. The server takes a join for a new one when its \
      request id is new: the root's `makeID` must make another id each time.
      """)
  }

  @Test(arguments: [
    ClubServer.Mishap.dropBefore, .dropAfter, .hang, .status(503),
  ])
  func `trouble on the way costs one try and no member`(
    mishap: ClubServer.Mishap
  ) async throws {
    let server = try ClubServer()
    defer { server.stop() }
    server.plan(mishap)
    // A busy machine needs time for an answer that comes, too.
    let timeout = Duration.seconds(mishap == .hang ? 2 : 10)
    let backend = makeRemoteBackend(
      http: .live(base: server.address, timeout: timeout),
      say: { _ in }, pause: {}, makeID: { UUID().uuidString })

    let joined = await Call.join.outcome(at: backend)
    let listed = await Call.list.outcome(at: backend)

    #expect(
      [joined, listed] == ["1", "[1]"],
      """
      What happened to Ada's join at the server: \(mishap). It must succeed \
      all the same, with a further try, and there must be one member then. If \
      only the answer was lost, the server knows a second try by its id.
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
        "No connection to the server; trying again (2 of 3).",
        "No connection to the server; trying again (3 of 3).",
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
