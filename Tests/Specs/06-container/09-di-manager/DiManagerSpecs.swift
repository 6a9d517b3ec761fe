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
      Arya and Bran joined as users 0 and 1. Bran created avatar 0, and Arya created avatar 1. \
      Then the spec resolved both users and both avatars by uid, and also resolved Bran in a \
      second container on the same store. Finally, a factory that the spec had registered \
      resolved both users. `found` lists the users, the authors of the avatars, Bran from the \
      second container, the avatars, and the users from the factory. The local back end must find \
      everything in its store under the right uid. Look at `localBackEnd` in `BackEnds.swift`, \
      and compare its services, arguments and lifetimes with those of `mockBackEnd`.
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
      The back end that `found` names registered no avatar, so this spec \
      can't check yet what its factories hold. Look at `BackEnds.swift`.
      """)
    #expect(
      "\(name): \(isGone ? "released" : "still alive")"
        == "\(name): released",
      """
      The spec passed a container to the back end that `found` names, and then released \
      that container, but the container is still alive. A container holds its factories, \
      so a factory that captures its container creates a reference cycle. Look at what \
      each factory in `BackEnds.swift` uses in addition to its own parameters.
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
      The spec's back end threw `Offline` whenever a user was resolved by uid, and therefore \
      for the author of each avatar. Each line shows what the member page returned or threw. \
      The caller must receive exactly this error, even for a negative uid, to tell "no \
      connection" from "not found". Follow the query from `MemberPage.swift` to the container.
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
      The spec made screens on a back end that registers nothing, and asked the \
      member page for user 3. The container's error must reach the caller unchanged, \
      because an error such as "not found" would hide the forgotten registration. \
      Look at what happens to the error on its way through your manager.
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
      A new member joined on the sign-up screen, and the avatar's `create()` threw `Offline`. \
      The caller must receive exactly this error. Otherwise, the app wouldn't notice that the \
      avatar was never created and has no picture. Look at `join` in `SignUp.swift`.
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
      User 1 had created avatar 0. Then the spec registered a factory that throws `NotFound` for \
      each user by uid, and resolved the avatar. If an avatar's author isn't found, the local back \
      end must not make up an author. Look at the factory for avatars by uid in `BackEnds.swift`.
      """)
  }

  @Test
  func `a forgotten registration stops the app, and is named`() async throws {
    try await #require(
      processExitsWith: .failure,
      """
      In a separate process, Arya joined on the sign-up screen. The factory of the \
      new user needed a service that isn't registered, but the process didn't \
      stop. A member or a screen can't do anything about a forgotten registration, \
      so the app must stop. Look at where your code resolves a new user.
      """
    ) { await Forgotten.user.ask() }
    try await #require(
      processExitsWith: .failure,
      """
      In a separate process, Arya joined on the sign-up screen. The factory of the \
      new avatar needed a service that isn't registered, but the process didn't \
      stop. A member or a screen can't do anything about a forgotten registration, \
      so the app must stop. Look at where your code resolves a new avatar.
      """
    ) { await Forgotten.avatar.ask() }

    let said = [Forgotten.user, .avatar].map { $0.said() }
    #expect(
      said == [Forgotten.user, .avatar].map(\.path),
      """
      Arya joined on the sign-up screen in two processes. In the first process, the factory \
      of the new user needed a service that isn't registered. In the second process, the \
      factory of the new avatar did. Each process stopped with the text in `found`. This \
      text must contain the container's error, which names the missing service and the path \
      to it. Look at how the app stops when it can't resolve a new user or avatar.
      """)
  }

  @Test
  func `only AppBackEnd.swift and the back ends name a back end`() throws {
    let files = try filesThatNeedABackEnd()

    #expect(
      files == [],
      """
      The spec compiled the app without its back ends, and each line shows a file that needs a \
      back end. Such a file names a back end itself, or uses another file that names one. The \
      composition root, the screens and the older functions must not know which back end there \
      is, because only `appBackEnd()` chooses it. Begin with the file in the first line.
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
      The spec made screens on another back end, as a test does, while the app was running. \
      Then it called `makeUser`, and asked the app's member page for user 3. The function and \
      the page must still use the app's back end, because a test must not change the app for \
      the next test. Look for a global or `static` property that changes when screens are made.
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
      `Container.swift` differs from the starter's file. The container can already do \
      everything that this exercise needs, so it must stay as it is. Restore the file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
    let older = try OlderSpecs(here: answer).changed()
    #expect(
      older == [],
      """
      `found` lists the spec files that differ from those of 3.3. This \
      exercise must not change what the app's users and avatars do, so \
      their specs stay the same. Put the files back as they were.
      """)
  }
}
