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
      The spec called `makeServices`, and started nothing. `found` lists what \
      your code used all the same. The app builds its services at launch, and a \
      launch must not wait for the disk or the server. Move this work from \
      `init` to `start()`, so that the initializer only stores its dependencies.
      """)
  }

  @Test func `a store that has not started throws NotStarted`() {
    #expect(
      printed(by: "early store") == ["token: NotStarted, service Store"],
      """
      A program called `token()` on a store that hadn't started. `found` lists the lines \
      that the program printed. There's no token yet, and only an error makes that clear \
      to the caller. An empty string would look like a token, a trap would stop the whole \
      app, and opening the disk at this point would make a caller wait unexpectedly. Throw \
      `NotStarted` from `token()` in `Store.swift`, with `"Store"` as the service's name.
      """)
  }

  @Test func `the app starts its services in an order that works`() {
    let services = makeServices(disk: PhoneDisk(), server: ChatServer())

    let start = Tripwire.touched { outcome { try startServices(services) } }

    #expect(
      start.result == "it worked",
      """
      The spec called `startServices` with a disk and a server that work, and the call failed. A \
      service can start only after the services that it needs. Look at the order of the two \
      lines in `startServices`.
      """)
    #expect(
      start.names == ["PhoneDisk", "ChatServer"],
      """
      The spec called `startServices`. `found` lists each use of the disk \
      (`PhoneDisk`) and of the server (`ChatServer`), in order. Starting the services \
      must open the disk once, and then sign in once. If `PhoneDisk` or `ChatServer` \
      is missing, the `start()` that should use it doesn't do its set-up. If one of \
      these names is listed twice, look for a second place that does the same set-up.
      """)
    #expect(
      outcome(of: services.session.userName) == #"it returned "Ann""#,
      """
      The spec started all services, and then called `userName()`. The method must return the name \
      that the server returned for the disk's token. Look at what `start()` in `Session.swift` \
      passes to `signIn`, and at what it stores.
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
      A program built the services for a guest, whose token and name are empty. It called \
      `token()`, then `startServices` twice, and then `token()` and `userName()`. `found` \
      lists the lines that it printed. An empty string is a token like any other, so it must \
      not mean “not started”. Otherwise, a guest could never sign in, or would sign in again \
      at each start. Store an optional in `Store` and in `Session`, and compare it with `nil`.
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
      The spec called `startServices` with a broken disk or a broken server. \
      `startServices` must throw the error of the disk or the server unchanged, \
      because the app's main program shows this error, and tries again later. Look \
      for a `try?` or a `catch` in `startServices` and in both `start()` methods.
      """)
    #expect(
      [repeated] + oncemore == ["it worked", "it worked", "it worked"],
      """
      After a start that failed, the disk and the server worked again. The spec called \
      `startServices` once more, and then `start()` on the store and on the session. `found` lists \
      the three results. A set-up that fails must leave its service as it was, so that the next \
      `start()` can succeed. Look at what each `start()` stores before its work is done.
      """)
    #expect(
      phone.calls == calls,
      """
      The spec started the services with a broken disk or a broken server, and started them again \
      when both worked. `found` lists each call to the disk and the server, and how the call \
      ended. The next `start()` must repeat a set-up that failed, but never one that worked. If a \
      call is missing, your code marked the service as started before its set-up had worked. If a \
      call worked twice, `start()` didn't notice that the set-up had already worked.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and `static` properties in your code whose contents can change. All \
      services and all tests share such a property, so the disk that was opened first decides what \
      every other store returns. Store the result of a set-up in the service that was set up.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs watch your code through these \
      files, so they work only with the originals. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
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
      A program opened a store, signed in, and called `token()` and `userName()` without \
      `try`. `found` lists the lines that the program printed, including a line for each \
      optional that the two values store. If the program couldn't be built, `found` shows \
      why. An `OpenStore` has its token from the start, and a `SignedInSession` has its \
      user name, so neither type may store an optional, and `token()` and `userName()` \
      can't fail. Do the set-up in `open` and `signIn`, and store only its result.
      """)
    let incomplete = try accepted(Self.incomplete)
    #expect(
      incomplete == [],
      """
      `found` lists dependency lists that lack a disk or a server, and still compile. If something \
      fills in a missing dependency, the compiler can't report that a caller forgot it. Remove the \
      default, or the question mark, in `OpenStore.Dependencies` and in \
      `SignedInSession.Dependencies`.
      """)
  }

  @Test func `the wrong order does not compile`() throws {
    let verdicts = try Self.verdicts.get()
    let early = try accepted(Self.early.dropFirst())

    #expect(
      verdicts[1].explanation == CompilerVerdict.accepted,
      """
      The spec wrote code that opens a store and passes it to the dependency list \
      of a session, and this code doesn't compile yet. `found` is the compiler's \
      error. Code in the right order must compile. Look at the names in the brief: \
      `OpenStore.open`, and `Dependencies(store:server:)` in `SignedInSession`.
      """)
    #expect(
      early == [],
      """
      `found` lists dependency lists of a session that contain no open store, and \
      still compile. Code that signs in before the disk is open must not compile. \
      The list therefore needs an `OpenStore`, and not an optional, a different \
      store or a string. Look at `store` in `SignedInSession.Dependencies`.
      """)
    #expect(
      verdicts[2].explanation == CompilerVerdict.accepted,
      """
      The spec let the compiler infer the type of `store` in `SignedInSession.Dependencies`, \
      and the compiler couldn't infer `OpenStore`. `found` is the compiler's error. If \
      `store` has any other type, such as a protocol, a caller can also pass in a value \
      whose disk was never opened. Give `store` the type `OpenStore`.
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
      The spec checked the types of `OpenStore.open(dependencies:)` and \
      `SignedInSession.signIn(dependencies:)`. `found` is the compiler's error. `open` \
      must return an `OpenStore`, and `signIn` a `SignedInSession`. These two functions do \
      the set-up, so callers obtain an open store or a signed-in session only from them. \
      Look at the names and the results of both functions.
      """)
    #expect(
      byHand == [],
      """
      `found` lists code that makes a value without opening a disk or signing in, and still \
      compiles. If callers can make a value with a token or name of their own, the type doesn't \
      prove that the set-up was done. Make the initializer private, or do the set-up in it, so \
      that it throws when the set-up fails. If a struct has a `private let`, the initializer \
      that Swift writes for the struct is private. The type must not be `Decodable`.
      """)
    #expect(
      cases == [],
      """
      `found` lists cases of an `enum` that every caller can write. With them, a caller can \
      make an open store without a disk, or a session without signing in. Make the type a \
      struct or a class with a private initializer, or give each case a payload that only \
      `open` or `signIn` can make.
      """)
    #expect(
      ways == [],
      """
      `found` lists declarations that can't fail, and that any file can use to obtain \
      an open store or a signed-in session. A set-up can fail, so a declaration that \
      can't fail leaves it out, and the type no longer proves that the set-up was done. \
      Make these declarations private, or leave their work to `open` and `signIn`.
      """)
  }
}
