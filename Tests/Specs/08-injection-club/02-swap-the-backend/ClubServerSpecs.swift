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
      The spec called `makeBackend` twice with `remote` and the address of one \
      server, as two programs would do. ada and cleo joined in the first program, \
      and bob in the second. `found` lists the requests that the server received. \
      Each join must reach the server once. In `makeBackend`, `remote` must open \
      a remote back end over a live `HTTP` to the address that was named.
      """)

    #expect(
      found == ["1", "2", "3"],
      """
      The spec opened the club on one server twice, as two programs would do. ada joined in \
      the first program, bob in the second, and cleo in the first, and `found` lists their \
      uids. If the server already knows the id of a join, it treats that join as a further \
      try of an earlier join. The ids must therefore differ within a program and between \
      programs, for example as a `UUID`. Look at the `makeID` that `makeBackend` passes in.
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
      Something went wrong at the server while ada joined. `found` shows what went \
      wrong, the uid that ada received, and the uids of all members afterwards. The \
      join must succeed with a further try, and it must not make a second member. If \
      only the answer was lost, the server recognizes the second try by its id. Look \
      at `create(name:joined:)` in `RemoteBackend`, and at where it tries again.
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
      The spec typed `list`, and the server dropped the connection three times. `found` lists \
      the lines that the person read. Before each further try, the person must read why the \
      answer takes so long. The lines that a back end passes to `say` must reach the console \
      that was passed to `makeBackend`. Look at the `say` that `makeBackend` passes in.
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
        The spec ran the club with each back end, and typed the same lines each time. \
        The first line of `found` names the back end, and the other lines are what the \
        person read. The app must work the same with every back end, so the person must \
        not be able to tell which back end it uses. Find the first line that differs, \
        and look at the back end's function that the app called for this line.
        """)
    }
  }
}
