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
    let backends = try (1...2).map { _ in
      try makeBackend(words, console: SpecConsole([]))
    }
    var found: [String] = []
    for (name, backend) in zip(
      ["ada", "bob", "cleo"], backends + backends.prefix(1))
    {
      found.append(
        await report {
          try await backend.users.create(name: name, joined: .day1).uid
        })
    }
    try #require(
      server.requests == [
        "PUT /users/ada", "PUT /users/bob", "PUT /users/cleo",
      ],
      """
      Two programs opened the club on one server. ada and cleo joined in the first, bob in the \
      second, and these are the requests that the server got. Each join must reach the server \
      once. In `makeBackend`, `remote` must open a remote back end over a live `HTTP` to the \
      address that was named.
      """)

    #expect(
      found == ["1", "2", "3"],
      """
      Two programs opened the club on one server. ada joined in the first, bob in the second, and \
      cleo in the first; these are their numbers. The server takes a join for a further try of an \
      earlier one if it knows the request's id. So the ids must differ within a program and \
      between programs, for example as a `UUID`. Look at the `makeID` that `makeBackend` passes.
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
      ["\(mishap): \(joined), then \(listed)"] == ["\(mishap): 1, then [1]"],
      """
      This is what happened at the server when ada joined, her number, and the numbers of all \
      members afterwards. The join must succeed with a further try, and it must not make a second \
      member. If only the answer was lost, the server recognizes the second try by its id. Look at \
      `create(name:joined:)` in `RemoteBackend`, and at where it tries again.
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
      The server dropped the connection three times after “list” was typed, and these are the \
      lines that the person read. Without the lines in between, a slow program looks like a broken \
      one. The lines that a back end says must reach the console that `makeBackend` was given. \
      Look at the `say` that `makeBackend` passes.
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
      #expect(
        [name] + found == [name] + Evening.read,
        """
        The same evening was typed with each back end. The first line names the back end, and the \
        others are what the person read. The app must work the same with every back end, so the \
        person must not be able to tell which one there is. Look at the function of that back end \
        that answers the first line that differs.
        """)
    }
  }
}
