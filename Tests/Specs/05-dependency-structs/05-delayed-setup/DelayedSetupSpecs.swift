import SpecSupport
import SpecTags
import Testing

@testable import DelayedSetup

@Suite struct DelayedSetupSpecs {
  @Test func `building the services touches nothing`() {
    let touched = Tripwire.touched {
      makeServices(disk: PhoneDisk(), server: ChatServer())
    }

    #expect(
      touched.names == [],
      """
      `makeServices` only built the services, and the parts found here were used already. The app \
      builds its services at launch, and a launch must not wait for the disk or the server. Move \
      this work from `init` to `start()`; the initializer stores its dependencies and does nothing \
      else.
      """)
  }

  @Test func `a store that has not started throws NotStarted`() {
    #expect(
      printed(by: "early store") == ["token: NotStarted, service Store"],
      """
      `token()` was called before `start()`. There is no token yet, and only an error tells the \
      caller so: an empty text looks like a token, a trap stops the whole app, and opening the disk \
      now makes a caller wait who didn't expect it. Throw `NotStarted` from `token()` in \
      `Store.swift`, with the store's name.
      """)
  }

  @Test func `the app starts its services in an order that works`() {
    let services = makeServices(disk: PhoneDisk(), server: ChatServer())

    let start = Tripwire.touched { outcome { try startServices(services) } }

    #expect(
      start.result == "it worked",
      """
      `startServices` failed, although the disk and the server work. A service can only start when \
      the services that it needs have started. Look at the order of the two lines in \
      `startServices`.
      """)
    #expect(
      start.names == ["PhoneDisk", "ChatServer"],
      """
      `startServices` used the parts found here, in this order. Starting opens the disk once, and \
      signs in once after that. If a part is missing, its service's `start()` doesn't do its \
      set-up; if a part comes twice, its set-up is done in two places.
      """)
    #expect(
      outcome(of: services.session.userName) == #"it returned "Ann""#,
      """
      All services have started, and `userName()` was called. It returns the name that the server \
      gave for the disk's token. Look at what `start()` in `Session.swift` passes to `signIn`, and \
      at what it stores.
      """)
  }

  @Test func `an empty token and an empty name count as well`() {
    #expect(
      printed(by: "guest") == [
        "token before the start: NotStarted, service Store",
        "open ", "sign in a guest", "start: it worked", "start: it worked",
        "token: ", "name: ",
      ],
      """
      The user is a guest, whose token and name are empty. `token()` was called, then \
      `startServices` twice, then `token()` and `userName()`, and all this happened. An empty text \
      is a token like any other, so it must not stand for “not started”: a guest could never sign \
      in, or would sign in again at each start. Store an optional in `Store` and in `Session`, and \
      compare it with `nil`.
      """)
  }

  @Test(arguments: [
    ("disk", ["disk failed", "disk worked", "server worked"]),
    ("server", ["disk worked", "server failed", "server worked"]),
  ])
  func `a start that failed is repeated, one that worked is not`(
    part: String, calls: [String]
  ) {
    let phone = FlakyPhone()
    let services = makeServices(disk: phone, server: phone)

    phone.broken = part
    let failed = outcome { try startServices(services) }
    phone.broken = nil
    let repeated = outcome { try startServices(services) }
    let oncemore = [
      outcome(of: services.store.start), outcome(of: services.session.start),
    ]

    #expect(
      "with a broken \(part), \(failed)"
        == "with a broken \(part), it threw SpecBroken()",
      """
      `startServices` was called while a part was broken. The error of the disk or the server must \
      come out of `startServices` unchanged, because the app's main shows it and tries again later. \
      Look for a `try?` or a `catch` in `startServices` and in the two `start()`.
      """)
    #expect(
      [repeated] + oncemore == ["it worked", "it worked", "it worked"],
      """
      The part that was broken works again. `startServices` was called once more, then `start()` of \
      the store and of the session, with these results. A set-up that failed must leave its service \
      as it was, so that the next `start()` can succeed. Look at what each `start()` stores before \
      its work is done.
      """)
    #expect(
      phone.calls == calls,
      """
      A first start failed, and later ones should succeed. This is what the disk and the server \
      did. A set-up that failed is repeated by the next `start()`, and one that worked never is. If \
      a part is missing in what was found, its service counts as started too early; if one works \
      twice, `start()` doesn't notice that it has worked before.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All services \
      and all tests share such a property, so the disk that was opened first decides what every \
      other store answers. Store the result of a set-up in the value whose set-up it was.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

@Suite struct DelayedSetupNextVersionSpecs {
  /// The compiler's verdicts on all pieces of code that these specs ask about.
  private static let verdicts = Result {
    try SpecClient.verdicts(
      on: [opening, list(of: "openStore()")] + early + incomplete + byHand,
      declarations: loudParts + """

        func openStore() throws -> OpenStore {
          try OpenStore.open(dependencies: .init(disk: SpecLoudDisk(token: "7")))
        }
        func oldStore() -> Store {
          makeServices(disk: SpecBrokenDisk(), server: SpecBrokenServer()).store
        }
        """)
  }

  private static let opening = """
    _ = OpenStore.open(dependencies:) as (OpenStore.Dependencies) throws -> OpenStore
    _ = SignedInSession.signIn(dependencies:) \
    as (SignedInSession.Dependencies) throws -> SignedInSession
    """

  private static func list(of store: String) -> String {
    "_ = try SignedInSession.Dependencies(store: \(store), server: SpecLoudServer())"
  }

  /// Lists of a session that lack an open store. The first has one whose type the compiler is to
  /// find out.
  private static let early =
    [
      ".open(dependencies: .init(disk: SpecLoudDisk(token: \"7\")))", "nil",
      "oldStore()", "\"7\"",
      "openStore().token()", "OpenStore.Dependencies(disk: SpecBrokenDisk())",
    ].map(list) + ["_ = SignedInSession.Dependencies(server: SpecLoudServer())"]

  /// Lists that lack a part of the world.
  private static let incomplete = [
    "_ = OpenStore.Dependencies()", "_ = OpenStore.Dependencies(disk: nil)",
    "_ = try SignedInSession.Dependencies(store: openStore())",
    "_ = try SignedInSession.Dependencies(store: openStore(), server: nil)",
  ]

  /// Code that makes an open store or a signed-in session past the set-up.
  private static let byHand = ["OpenStore", "SignedInSession"].flatMap { type in
    [
      "() throws", "(String) throws", "(\(type).Dependencies)",
      "(\(type).Dependencies, String)",
      "(\(type).Dependencies, String) throws",
      "(String, \(type).Dependencies) throws",
    ].map { "_ = \(type).init as \($0) -> \(type)" }
      + ["let _: any Decodable.Type = \(type).self"]
  }

  /// Those of the pieces that compile.
  private func accepted(_ pieces: some Collection<String>) throws -> [String] {
    let pieces = Set(pieces)
    return try Self.verdicts.get().filter {
      $0.isAccepted && pieces.contains($0.statements)
    }
    .map(\.statements)
  }

  @Test func `what is open or signed in has nothing missing`() throws {
    #expect(
      printed(by: "inside").filter { !$0.hasPrefix("enum ") } == [
        "open 7", "sign in with 7",
      ],
      """
      A store was opened and a session signed in, and then they were asked without `try`. An \
      `OpenStore` has its token and a `SignedInSession` its name from the first moment on, so \
      neither keeps an optional, and `token()` and `userName()` can't fail. Do the set-up in `open` \
      and `signIn`, and store only its result.
      """)
    let incomplete = try accepted(Self.incomplete)
    #expect(
      incomplete == [],
      """
      These lists lack a disk or a server, and they compile. A part that is filled in by itself is \
      the real one, and the caller who forgot it isn't told. Remove the default, or the question \
      mark, in `OpenStore.Dependencies` and in `SignedInSession.Dependencies`.
      """)
  }

  @Test func `the wrong order does not compile`() throws {
    let verdicts = try Self.verdicts.get()
    let early = try accepted(Self.early.dropFirst())

    #expect(
      verdicts[1].explanation == CompilerVerdict.accepted,
      """
      A store was opened, and put into the list of a session, and this doesn't compile yet. The \
      right order must be easy to write. Look at the names in the brief: `OpenStore.open`, and \
      `Dependencies(store:server:)` in `SignedInSession`.
      """)
    #expect(
      early == [],
      """
      These lists of a session have no open store, and they compile. Signing in before the disk is \
      open should be impossible to write, so the list needs an `OpenStore`: no optional, no other \
      store, and no plain text. Look at `store` in `SignedInSession.Dependencies`.
      """)
    #expect(
      verdicts[2].explanation == CompilerVerdict.accepted,
      """
      The compiler can't tell that `store` in the list of a session is an `OpenStore`: it asks for \
      a protocol, or for another type. Such a list is also satisfied by a value whose disk was never \
      opened. Give `store` in `SignedInSession.Dependencies` the type `OpenStore`.
      """)
  }

  @Test func `no initializer or enum case skips the set-up`() throws {
    let opening = try Self.verdicts.get()[0]
    let byHand = try accepted(Self.byHand)
    let answer = try CompiledAnswer()
    let cases = try casesForEveryone(in: printed(by: "inside"), of: answer)
    let ways = ["OpenStore", "SignedInSession"].flatMap {
      answer.waysThatCannotFail(to: $0)
    }

    #expect(
      opening.explanation == CompilerVerdict.accepted,
      """
      `OpenStore.open(dependencies:)` should return an `OpenStore`, and \
      `SignedInSession.signIn(dependencies:)` a `SignedInSession`. These two functions do the \
      set-up, so they are the way to get one. Look at their names and their results.
      """)
    #expect(
      byHand == [],
      """
      This code makes a value without opening a disk or signing in, and it compiles. If a caller \
      can make one with a token or a name of their own, the type proves nothing. Make the \
      initializer private (a `private let` makes the one that Swift writes private too), or do the \
      set-up in it, so that it throws when the set-up fails; and don't make the type `Decodable`.
      """)
    #expect(
      cases == [],
      """
      Every caller can write these cases of an `enum`, so a caller can make an open store without a \
      disk, or a session without signing in. Make the type a struct or a class with a private \
      initializer, or give each case a payload that only `open` or `signIn` can make.
      """)
    #expect(
      ways == [],
      """
      Any file can use these declarations, each of them gives an open store or a signed-in session, \
      and none can fail. Set-up can fail, so here it was left out, and the type proves nothing. \
      Make such a declaration private, or leave it to `open` and `signIn`.
      """)
  }
}
