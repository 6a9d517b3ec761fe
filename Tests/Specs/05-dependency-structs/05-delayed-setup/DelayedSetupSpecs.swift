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
      touched.names.isEmpty,
      """
      Nobody had called `start()`, and yet these were used: \
      \(touched.names). An initializer only remembers its dependencies; \
      opening the disk and signing in belong in `start()`.
      """)
  }

  @Test func `a store that has not started throws NotStarted`() async {
    await #expect(
      processExitsWith: .success,
      """
      `token()` was called before `start()`, and the whole app stopped. A \
      caller can catch an error, not a trap: throw `NotStarted`.
      """
    ) {
      let services = makeServices(disk: PhoneDisk(), server: ChatServer())

      #expect(
        throws: NotStarted(service: "Store"),
        """
        `token()` was called before `start()`. Whoever asks too early must be \
        told, by a `NotStarted` that names the store: no empty text, and no \
        disk that is opened behind their back.
        """
      ) {
        try services.store.token()
      }
    }
  }

  @Test func `the app starts its services in an order that works`() {
    let services = makeServices(disk: PhoneDisk(), server: ChatServer())

    let touched = Tripwire.touched {
      Result { try startServices(services) }
    }
    let name = (try? services.session.userName()) ?? "missing"

    #expect(
      throws: Never.self,
      """
      `startServices` threw an error, although the disk and the server work. \
      A service can start when those that it needs have started.
      """
    ) {
      try touched.result.get()
    }
    #expect(
      touched.names == ["PhoneDisk", "ChatServer"]
        && name == "Ann",
      """
      `startServices` used \(touched.names), and the user's name is then \
      \(name). It must open the disk once, then call the server once, and \
      the name be "Ann". A `start()` does not do its set-up, or does too much.
      """)
  }

  @Test(arguments: ["disk", "server"])
  func `a start that failed is repeated, one that worked is not`(part: String) {
    let phone = FlakyPhone()
    let services = makeServices(disk: phone, server: phone)

    phone.broken = part
    #expect(
      throws: FlakyPhone.Broken.self,
      "The \(part) failed: `startServices` must throw the \(part)'s error."
    ) {
      try startServices(services)
    }
    phone.broken = nil
    for _ in 1...2 { try? startServices(services) }

    let name = try? services.session.userName()
    let shown = name.map { "\"\($0)\"" } ?? "nil"
    #expect(
      phone.worked == ["disk", "server"] && name == "",
      """
      `startServices` was called while the \(part) failed, then twice more. \
      Disk and server must each work once; the disk worked \
      \(phone.times("disk")), the server \(phone.times("server")). The user \
      is a guest, so token and name are "" and count; the name is \(shown).
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
  @Test func `what is open or signed in has nothing missing`() {
    let optionals = client(
      """
      let store = try OpenStore.open(
        dependencies: .init(disk: LoudDisk(token: "7")))
      let session = try SignedInSession.signIn(
        dependencies: .init(store: store, server: LoudServer()))
      let _: (String, String) = (store.token(), session.userName())
      (optionals(in: store) + optionals(in: session)).forEach {
        print("optional: \\($0)")
      }
      """,
      alsoDeclaring: "import SpecSupport"
    ).lines()

    #expect(
      optionals == ["open 7", #"sign in with "7""#],
      """
      `token()` and `userName()` must need no `try` here, and nothing that \
      an `OpenStore` or a `SignedInSession` keeps may be optional. Do the \
      set-up first, and keep what came out of it.
      """)
  }

  @Test(arguments: [
    "SignedInSession.Dependencies(server: LoudServer())",
    "SignedInSession.Dependencies(store: nil, server: LoudServer())",
    "SignedInSession.Dependencies(store: old.store, server: LoudServer())",
  ])
  func `the wrong order does not compile`(code: String) throws {
    let rightOrder = """
      let disk = LoudDisk(token: "7")
      let old = makeServices(disk: disk, server: LoudServer())
      let open = try OpenStore.open(dependencies: .init(disk: disk))
      let parts = SignedInSession.Dependencies(
        store: open, server: LoudServer())
      _ = try SignedInSession.signIn(dependencies: parts)
      """
    let right = try client(rightOrder).typecheck()
    let wrong = try client("\(rightOrder)\n_ = try \(code)").typecheck()

    try #require(
      right.isAccepted, "The right order must compile. \(right.explanation)")
    #expect(
      ["argument", "'Store'"]
        .contains(where: wrong.isRefused(with:)),
      """
      `\(code)` must not compile. A session's list needs an `OpenStore`: no \
      other store, and nothing optional.
      """)
  }

  @Test(arguments: [
    "OpenStore.init as () -> OpenStore",
    "OpenStore.init as (String) throws -> OpenStore",
    "OpenStore.init as (OpenStore.Dependencies) -> OpenStore",
    "OpenStore.init as (OpenStore.Dependencies, String) -> OpenStore",
    "SignedInSession.init as () -> SignedInSession",
    "SignedInSession.init as (String) throws -> SignedInSession",
    "SignedInSession.init as (SignedInSession.Dependencies) -> SignedInSession",
    """
    SignedInSession.init \
    as (SignedInSession.Dependencies, String) -> SignedInSession
    """,
  ])
  func `only open and signIn make what can be used`(way: String) throws {
    let types = try client(
      """
      _ = OpenStore.open(dependencies:) \
      as (OpenStore.Dependencies) throws -> OpenStore
      _ = SignedInSession.signIn(dependencies:) \
      as (SignedInSession.Dependencies) throws -> SignedInSession
      """
    ).typecheck()
    let byHand = try client("_ = \(way)").typecheck()

    try #require(
      types.isAccepted,
      """
      `open` must make an `OpenStore`, and `signIn` a `SignedInSession`. \
      \(types.explanation)
      """)
    #expect(
      ["inaccessible", "cannot convert", "no exact matches", "throwing"]
        .contains(where: byHand.isRefused(with:)),
      """
      An initializer makes one without the set-up, with whatever somebody \
      makes up. Let it be private. (With a `private let`, the one that Swift \
      writes for a struct is private too.) \(byHand.explanation)
      """)
  }
}
