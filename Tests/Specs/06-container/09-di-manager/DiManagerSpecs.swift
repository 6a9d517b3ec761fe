import SpecSupport
import SpecTags
import Testing

@testable import DiManager

@MainActor
@Suite struct DiManagerBackEndSpecs {
  @Test
  func `the local back end finds the users and avatars that it created`() async
  {
    let found: [String]
    do {
      let (register, other) = (localBackEnd(LocalStore()), Container())
      let club = try await club(register)
      register(other)
      let users = try [0, 1].map { try club.resolve((any User).self, $0) }
      let avatars = try [0, 1].map { try club.resolve((any Avatar).self, $0) }
      let authors = avatars.map(\.author)
      club.register([any User].self) { resolver in
        try [0, 1].map { try resolver.resolve((any User).self, $0) }
      }
      found =
        try (users + authors + [other.resolve((any User).self, 1)]).map {
          "\(type(of: $0)) \($0.username)"
        }
        + avatars.map { "\(type(of: $0)) \($0.uid)" }
        + club.resolve([any User].self).map { "together: \($0.username)" }
    } catch {
      found = [inWords(error)]
    }

    #expect(
      found == [
        "LocalUser Arya", "LocalUser Bran", "LocalUser Bran", "LocalUser Arya",
        "LocalUser Bran", "LocalAvatar 0", "LocalAvatar 1",
        "together: Arya", "together: Bran",
      ],
      """
      Arya and Bran joined, and Bran made an avatar, and then Arya. These were looked for by their \
      uids: both users, both avatars' authors, Bran again in another container on the same store, \
      both avatars, and both users once more, this time together in one factory of a test. What \
      the store holds must be found again, each under its own uid. Look at `localBackEnd` in \
      `BackEnds.swift`, and compare its services, arguments and lifetimes with those of \
      `mockBackEnd`.
      """)
  }

  @Test(arguments: ["mock", "local"])
  func `no back end keeps its container alive`(name: String) {
    let backEnd = name == "mock" ? mockBackEnd : localBackEnd(LocalStore())
    var isRegistered = false

    let isGone = isReleased {
      let container = Container()
      backEnd(container)
      isRegistered = container.contains((any Avatar).self)
      return container
    }

    #expect(
      "\(name): \(isRegistered ? "avatars" : "no avatars")"
        == "\(name): avatars",
      """
      This back end registered no avatar, so this spec can't see yet what its factories hold. Look \
      at `BackEnds.swift`.
      """)
    #expect(
      "\(name): \(isGone ? "released" : "still alive")"
        == "\(name): released",
      """
      Nothing outside holds the container any more, but it's still alive. A container holds its \
      factories, so a factory that captures its container makes a cycle. In `BackEnds.swift`, look \
      at what each factory uses besides its own parameters.
      """)
  }
}

@MainActor
@Suite struct DiManagerSpecs {
  @Test func `an error of the back end reaches the caller`() async throws {
    let page = makeScreens { container in
      testBackEnd("")(container)
      container.register((any User).self) { (_, uid: Int) -> any User in
        throw Offline()
      }
    }.memberPage

    #expect(
      [
        "user 3: \(shown { try page.title(ofUser: 3) })",
        "user -1: \(shown { try page.title(ofUser: -1) })",
        "avatar 4: \(shown { try page.caption(ofAvatar: 4) })",
        "avatar -1: \(shown { try page.caption(ofAvatar: -1) })",
      ] == [
        "user 3: Offline()", "user -1: Offline()",
        "avatar 4: Offline()", "avatar -1: Offline()",
      ],
      """
      The back end threw `Offline` for each user by uid, and so for each avatar's author, and the \
      member page was asked for users and avatars, also for such as no back end may have. The caller needs that very error to tell "no \
      connection" from "not found", and can't use a made-up user. Follow the query from \
      `MemberPage.swift` to the container.
      """)
    let empty = makeScreens { _ in }.memberPage
    var told = "no error"
    do {
      _ = try empty.title(ofUser: 3)
    } catch {
      told = error is ResolutionError ? "the container's error" : inWords(error)
    }
    #expect(
      told == "the container's error",
      """
      Nothing was registered at all, and the member page was asked for user 3. The container's error \
      must reach the caller unchanged, because "not found" would hide our mistake. Look at what \
      becomes of it on its way through your manager.
      """)
    let signUp = makeScreens { container in
      testBackEnd("")(container)
      container.register((any Avatar).self) { (_, author: any User) in
        OfflineAvatar(author: author)
      }
    }.signUp
    var joined = "an avatar that was never created"
    do {
      let avatar = try await signUp.join(as: "Arya")
      // A screen that asks another back end is another spec's matter.
      if !(avatar is OfflineAvatar) { joined = "Offline()" }
    } catch {
      joined = inWords(error)
    }
    #expect(
      joined == "Offline()",
      """
      A new member joined on the sign-up screen, and creating the avatar threw `Offline`. The caller \
      needs that very error, because an avatar that was never created has no picture, and the app \
      wouldn't notice. Look at `join` in `SignUp.swift`.
      """)
    var found = "an avatar"
    do {
      let container = try await club(localBackEnd(LocalStore()))
      container.register((any User).self) { (_, uid: Int) -> any User in
        throw NotFound(uid: uid)
      }
      _ = try container.resolve((any Avatar).self, 0)
    } catch {
      found = inWords(error)
    }
    #expect(
      found == "NotFound(uid: 1)",
      """
      User 1 made avatar 0 and isn't found any more, and then the avatar was looked for. An author \
      who isn't found must not be made up. Look at the factory for avatars by uid in \
      `BackEnds.swift`.
      """)
  }

  @Test
  func `a forgotten registration stops the app, and is named`() async throws {
    try await #require(
      processExitsWith: .failure,
      """
      In a process of its own, Arya joined on the sign-up screen, and the new user needs a service \
      that isn't registered, but the process didn't stop. Neither Arya nor the screen can do \
      anything about a forgotten registration, so the app must stop. Look at where a new user is \
      resolved.
      """
    ) { await Forgotten.user.ask() }
    try await #require(
      processExitsWith: .failure,
      """
      In a process of its own, Arya joined on the sign-up screen, and the new avatar needs a service \
      that isn't registered, but the process didn't stop. Neither Arya nor the screen can do \
      anything about a forgotten registration, so the app must stop. Look at where a new avatar is \
      resolved.
      """
    ) { await Forgotten.avatar.ask() }

    let said = [Forgotten.user, .avatar].map { $0.said() }
    #expect(
      said == [Forgotten.user, .avatar].map(\.path),
      """
      Arya joined on the sign-up screen, and something needed a service that isn't registered, first \
      the user and then the avatar. Each time the app stopped with the text found here. The \
      container's error must be in it, because it names what is missing, and the path. Look at how \
      the app stops when something new can't be resolved.
      """)
  }

  @Test
  func `only AppBackEnd.swift and the back ends name a back end`() throws {
    let files = try filesThatNeedABackEnd()

    #expect(
      files == [],
      """
      The app was compiled without its back ends. Each line is a file that needs one: it names a \
      back end itself, or uses another file that does. The root, the screens and the older functions \
      must not know which back end there is, because `appBackEnd()` alone chooses. Look at the first \
      line.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the older functions on the app's back end`() {
    _ = (makeUser(username: "Ann"), makeScreens())
    let another = makeScreens(backEnd: testBackEnd("another")).memberPage

    #expect(
      again {
        [
          makeUser(username: "Ann").username,
          shown { try makeScreens().memberPage.title(ofUser: 3) },
        ]
      }.flatMap { $0 }
        == ["Ann", "user 3, member 3", "Ann", "user 3, member 3"]
        + ["Ann", "user 3, member 3"],
      """
      The app was running. Then screens on another back end were made, as a test does, and \
      `makeUser` and the app's screens were asked. The other back end answered, although nothing handed it to them. A test \
      must not change the app for the next one. Look for a global or `static` property that changes \
      when screens are made.
      """)
    withExtendedLifetime(another) {}
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
