import SpecSupport
import SpecTags
import Testing

@testable import DiManager

@MainActor
@Suite struct DiManagerBackEndSpecs {
  @Test(arguments: RealBackEnd.allCases)
  func `each back end finds again whoever it created`(
    backEnd: RealBackEnd
  ) async {
    let found: [String]
    do {
      let club = try await club(backEnd)
      let users = try [0, 1].map { try club.resolve((any User).self, $0) }
      let avatar = try club.resolve((any Avatar).self, 0)
      found =
        (users + [avatar.author]).map { "\(type(of: $0)) \($0.username)" }
        + ["\(type(of: avatar)) \(avatar.uid)"]
    } catch {
      found = [inWords(error)]
    }

    let (user, avatar) = ("\(backEnd.prefix)User", "\(backEnd.prefix)Avatar")
    #expect(
      found == ["\(user) Arya", "\(user) Bran", "\(user) Bran", "\(avatar) 0"],
      """
      Arya and Bran joined, Bran made an avatar, and all three were looked for. \
      Register the classes of this back end: a user by a new name or by its \
      uid, an avatar by its author or by its uid. All share what was handed \
      over, and no user takes the place of another.
      """)
  }

  @Test(arguments: RealBackEnd.allCases)
  func `no back end keeps its container alive`(backEnd: RealBackEnd) throws {
    var isRegistered = false

    let isGone = isReleased {
      let container = Container()
      backEnd.register(in: container)
      isRegistered = container.contains((any Avatar).self)
      return container
    }

    try #require(
      isRegistered,
      "This back end registers no avatar yet. Register all four services.")
    #expect(
      isGone,
      """
      Nobody holds the container any more, and it is still there: a factory of \
      its own holds it. A factory gets a resolver; ask that one.
      """)
  }
}

@MainActor
@Suite struct DiManagerSpecs {
  @Test func `an error of the back end reaches whoever asked`() async throws {
    let manager = DIManager { container in
      testBackEnd("")(container)
      container.register((any User).self) { (_, uid: Int) -> any User in
        throw NotFound(uid: uid)
      }
    }

    #expect(
      throws: NotFound(uid: 3),
      """
      The back end holds no user 3, and said so. Pass its error on as it is: \
      whoever asked can show "not found", and cannot use a made-up user.
      """
    ) { try manager.queriedUser(uid: 3) }
    #expect(
      throws: NotFound(uid: 5),
      """
      The author of the avatar, user 5, was not found. That error must reach \
      whoever asked for the avatar.
      """
    ) { try manager.queriedAvatar(uid: 4) }
    for backEnd in RealBackEnd.allCases {
      let container = try #require(
        try? await club(backEnd),
        "The \(backEnd) back end has yet to register all four services.")
      container.register((any User).self) { (_, uid: Int) -> any User in
        throw NotFound(uid: uid)
      }
      #expect(
        throws: NotFound(uid: 1),
        """
        User 1 made avatar 0, and is not found any more. Whoever asks for the \
        avatar must get that error, and no made-up author. This is the \
        \(backEnd) back end.
        """
      ) { try container.resolve((any Avatar).self, 0) }
    }
  }

  @Test
  func `a forgotten registration stops the app, and is named`() async {
    let ending = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      """
      In this back end, a new user needs an avatar, and none is registered. So \
      no user can be built, and the app must stop. The manager gave one: ask \
      the container, and nobody else.
      """
    ) {
      await MainActor.run {
        let manager = DIManager { container in
          container.register((any User).self) { (resolver, name: String) in
            _ = try resolver.resolve((any Avatar).self, 7)
            return TestUser(username: name)
          }
        }
        _ = manager.user(username: "Arya")
      }
    }

    let words = ending.map {
      String(decoding: $0.standardErrorContent, as: UTF8.self)
        .split(separator: "\n").first { $0.contains("rror: ") } ?? ""
    }
    #expect(
      words?.contains("User with String → Avatar with Int") != false,
      """
      The app stopped with "\(words ?? "")". The container's error says what \
      is missing, and the path that led there: let its text be in yours.
      """)
  }

  @Test
  func `no file but the root and the back ends names a back end`() throws {
    let root = "@MainActor func makeManager() -> DIManager { fatalError() }"
    let verdict = try Client("", declarations: root).typecheck(leavingOut: [
      "MockBackEnd.swift", "LocalBackEnd.swift", "RemoteBackEnd.swift",
      "LocalStore.swift", "Server.swift", "BackEnds.swift",
      "CompositionRoot.swift",
    ])

    #expect(
      verdict.isAccepted,
      """
      The app was compiled without the files of its back ends, and with another \
      root. The manager, the screens and the older functions must do without \
      them: \(verdict.explanation)
      """)
  }

  @Test(.tags(.guard))
  func `keeps the container and the specs of 3.3 as they are`() throws {
    let answer = GradedAnswer(spec: #filePath)

    let changed = try answer.changed(among: ["Container.swift"])

    #expect(
      changed == [],
      """
      The container can already do all that this exercise needs, so it stays as it is. Put each \
      file found here back: `swift run workbook reset`, then the exercise's number and the file's \
      name.
      """)
    #expect(
      try OlderSpecs(here: answer).changed() == [],
      """
      These files of specs differ from those of 3.3. A new way to wire the app \
      changes no spec of what its users and avatars do: put them back.
      """)
  }
}
