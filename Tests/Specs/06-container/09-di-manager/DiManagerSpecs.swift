import SpecSupport
import SpecTags
import Testing

@testable import DiManager

@MainActor
@Suite struct DiManagerBackEndSpecs {
  @Test(arguments: RealBackEnd.allCases)
  func `each back end finds the users and avatars that it created`(
    backEnd: RealBackEnd
  ) async {
    let found: [String]
    do {
      let (register, other) = (backEnd.onePlace(), Container())
      let club = try await club(register)
      register(other)
      let users = try [0, 1].map { try club.resolve((any User).self, $0) }
      let avatars = try [0, 1].map { try club.resolve((any Avatar).self, $0) }
      let authors = avatars.map(\.author)
      found =
        try (users + authors + [other.resolve((any User).self, 1)]).map {
          "\(type(of: $0)) \($0.username)"
        }
        + avatars.map { "\(type(of: $0)) \($0.uid)" }
    } catch {
      found = [inWords(error)]
    }

    let (user, avatar) = ("\(backEnd.prefix)User", "\(backEnd.prefix)Avatar")
    #expect(
      found == [
        "\(user) Arya", "\(user) Bran", "\(user) Bran", "\(user) Arya",
        "\(user) Bran", "\(avatar) 0", "\(avatar) 1",
      ],
      """
      Arya and Bran joined, and Bran made an avatar, and then Arya. These were looked for by their \
      uids: both users, the avatars' authors, Bran again in another container on the same store or \
      server, and both avatars. In `BackEnds.swift`, register four factories for each back end, with its own \
      classes: a user by a username or a uid, an avatar by an author or a uid. All four use the \
      store or the server that was handed over. If one user is found in the place of all, look for \
      a lifetime that keeps the first one.
      """)
  }

  @Test(arguments: RealBackEnd.allCases)
  func `no back end keeps its container alive`(backEnd: RealBackEnd) {
    var isRegistered = false

    let isGone = isReleased {
      let container = Container()
      backEnd.register(in: container)
      isRegistered = container.contains((any Avatar).self)
      return container
    }

    #expect(
      "\(backEnd): \(isRegistered ? "avatars" : "no avatars")"
        == "\(backEnd): avatars",
      """
      This back end registered no avatar, so this spec can't see yet what its factories hold. \
      Register all four services in `BackEnds.swift`.
      """)
    #expect(
      "\(backEnd): \(isGone ? "released" : "still alive")"
        == "\(backEnd): released",
      """
      Nothing outside holds the container any more, but it's still alive. A container holds its \
      factories, so a factory that captures its container makes a cycle. In `BackEnds.swift`, ask \
      the resolver that each factory gets.
      """)
  }
}

@MainActor
@Suite struct DiManagerSpecs {
  @Test func `an error of the back end reaches the caller`() async throws {
    let manager = DIManager { container in
      testBackEnd("")(container)
      container.register((any User).self) { (_, uid: Int) -> any User in
        throw Offline()
      }
    }

    #expect(
      throws: Offline(),
      """
      The back end was asked for a user and threw `Offline`. The caller needs that very error to \
      tell "no connection" from "not found", and can't use a made-up user. In `DIManager.swift`, \
      `queriedUser` must pass every error on.
      """
    ) { try manager.queriedUser(uid: 3) }
    #expect(
      throws: Offline(),
      """
      The back end was asked for an avatar and threw `Offline`, because it couldn't find the \
      author. The caller needs that very error. In `DIManager.swift`, `queriedAvatar` must pass \
      every error on.
      """
    ) { try manager.queriedAvatar(uid: 4) }
    let withoutPictures = DIManager { container in
      testBackEnd("")(container)
      container.register((any Avatar).self) { (_, author: any User) in
        OfflineAvatar(author: author)
      }
    }
    var joined = "an avatar that was never created"
    do {
      let avatar = try await SignUp(manager: withoutPictures).join(as: "Arya")
      // A screen that asks another manager is another spec's matter.
      if !(avatar is OfflineAvatar) { joined = "Offline()" }
    } catch {
      joined = inWords(error)
    }
    #expect(
      joined == "Offline()",
      """
      A new member joined on the sign-up screen, and creating the avatar threw `Offline`. The caller \
      needs that very error: an avatar that was never created has no picture, and the app wouldn't \
      notice. In `SignUp.swift`, `join` must pass every error on.
      """)
    for backEnd in RealBackEnd.allCases {
      var found = "an avatar"
      do {
        let container = try await club(backEnd)
        container.register((any User).self) { (_, uid: Int) -> any User in
          throw NotFound(uid: uid)
        }
        _ = try container.resolve((any Avatar).self, 0)
      } catch {
        found = inWords(error)
      }
      #expect(
        "\(backEnd): \(found)" == "\(backEnd): NotFound(uid: 1)",
        """
        User 1 made avatar 0 and isn't found any more, and then the avatar was looked for. An \
        author who isn't found must not be made up. In `BackEnds.swift`, the factory for avatars \
        by uid must pass the error on.
        """)
    }
  }

  @Test
  func `a forgotten registration stops the app, and is named`() async throws {
    try await #require(
      processExitsWith: .failure,
      """
      In a process of its own, a manager was asked for a new user, which needs a service that \
      isn't registered, and the process didn't stop. A forgotten registration is our own mistake, \
      so the app must stop. In `DIManager.swift`, `user` must ask the container, and stop with its \
      error.
      """
    ) { await Forgotten.user.ask() }
    try await #require(
      processExitsWith: .failure,
      """
      In a process of its own, a manager was asked for a new avatar, which needs a service that \
      isn't registered, and the process didn't stop. A forgotten registration is our own mistake, \
      so the app must stop. In `DIManager.swift`, `avatar` must ask the container, and stop with \
      its error.
      """
    ) { await Forgotten.avatar.ask() }

    let said = [Forgotten.user, .avatar].map { $0.said() }
    #expect(
      said == [Forgotten.user, .avatar].map(\.path),
      """
      A manager was asked for something new, which needs a service that isn't registered, and the \
      app stopped with this text: first for a user, then for an avatar. The container's error must \
      be in the text, because it names what is missing, and the path. In `DIManager.swift`, `user` \
      and `avatar` must stop with the error that the container threw.
      """)
  }

  @Test
  func `no file but the root and the back ends names a back end`() throws {
    let verdict = try verdictWithoutBackEnds()

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      The app was compiled without its back ends and with another root, and the compiler complains \
      about one of the remaining files. The manager, the screens and the older functions must not \
      know which back end there is, because the root alone chooses. Move what names a back end to \
      `BackEnds.swift` or `CompositionRoot.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the older functions on the app's manager`() {
    _ = DIManager(testBackEnd("another"))

    #expect(
      again { makeUser(username: "Ann").username } == ["Ann", "Ann", "Ann"],
      """
      A second manager with another back end was made, and then `makeUser` was called. The second \
      manager's user came, although that manager wasn't handed to `Members.swift`. Its functions \
      keep the one manager that `makeManager()` gave them. Look for a global or `static` property \
      that a new manager changes.
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
    let older = try OlderSpecs(here: answer).changed()
    #expect(
      older == [],
      """
      These files of specs differ from those of 3.3. A new way to wire the app changes no spec of \
      what its users and avatars do. Put the files back as they were.
      """)
  }
}
