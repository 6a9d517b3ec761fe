import SpecSupport
import SpecTags
import Testing

@testable import Metatypes

@MainActor
@Suite struct MetatypesSpecs {
  @Test func `the profile finds a user of the type it was given`() {
    let visitors = [
      visitor(0, ofType: TestUser.self), visitor(7, ofType: TestUser.self),
      visitor(-5, ofType: OddUser.self),
    ]

    #expect(
      visitors == [
        "TestUser test user 0, uid 0", "TestUser test user 7, uid 7",
        "OddUser odd user, uid -5",
      ],
      """
      The spec opened clubs of `TestUser` and one of `OddUser`. This back end numbers its members \
      in a way of its own: it knows the uid -5 alone. A visitor is not the user that the club's own \
      type finds under that uid. The type decides whom there is, for every uid. Look at what \
      `visitor(uid:)` asks; if all the types are wrong, look at `makeClub(userType:avatarType:)`.
      """)
  }

  @Test func `a guest is of the type the profile was given`() {
    let guests = [
      visitor(-1, ofType: TestUser.self), visitor(7, ofType: OddUser.self),
    ]

    #expect(
      guests == [
        "TestUser guest, uid -1", "OddUser guest, uid -1",
      ],
      """
      The spec asked two clubs for a uid that the club's user type doesn't find, so each must \
      show a new guest of that same type. The type of the users is one decision, so it must count \
      in every place. Look at who decides what type a guest has in `visitor(uid:)`.
      """)
  }

  @Test func `a caption tells of an avatar of the type it was given`() throws {
    let club = makeClub(userType: OddUser.self, avatarType: TestAvatar.self)

    let caption = try club.gallery.caption(uid: 3)
    #expect(
      caption == "test picture 3 by test user 42",
      """
      The club uses `TestAvatar`, whose avatar 3 is "test picture 3" by "test user 42", and the \
      caption says something else. A caption tells of one avatar, so the picture and the author \
      must both come from it. Look at where `caption(uid:)` gets its avatar, and where it gets the \
      author.
      """)
  }

  @Test func `an error of the type it was given reaches the caller`() async {
    await #expect(
      throws: Offline.self,
      """
      The club's user type throws an error in `create()`, and `signUp(_:)` did not throw it. \
      No user was created, so the caller must learn that. Let the error of `create()` through.
      """
    ) { _ = try await makeOfflineClub().signUp.signUp("Arya") }
    #expect(
      throws: Offline.self,
      """
      The club's user type throws an error in `query(uid:)` that is no `NotFound`, and \
      `visitor(uid:)` did not throw it. Only `NotFound` means that there is no such member, so \
      make a guest for that error alone and let every other one through.
      """
    ) { _ = try makeOfflineClub().profile.visitor(uid: 7) }
    await #expect(
      throws: Offline.self,
      """
      The club's avatar type throws an error in `create()`, and `upload(by:)` did not throw it. \
      No avatar was created, so the caller must learn that. Let the error of `create()` through.
      """
    ) {
      _ = try await makeOfflineClub().gallery.upload(
        by: TestUser(username: "Arya"))
    }
    #expect(
      throws: Offline.self,
      """
      The club's avatar type throws an error in `query(uid:)`, and `caption(uid:)` did not throw \
      it. There is nothing to tell of, so let the error through.
      """
    ) { _ = try makeOfflineClub().gallery.caption(uid: 7) }
    let hasty = makeClub(userType: HastyUser.self, avatarType: HastyAvatar.self)
    await #expect(
      throws: Offline.self,
      """
      The club's user type has a uid before it's created; its first `create()` throws an error, \
      and a second one would work. `signUp(_:)` did not throw the error. A sign-up creates its user \
      with one call of `create()`, whatever the uid is, and lets its error through.
      """
    ) { _ = try await hasty.signUp.signUp("Hasty") }
    await #expect(
      throws: Offline.self,
      """
      The club's avatar type has a uid before it's created, and its `create()` throws an error. \
      `upload(by:)` did not throw it. An upload creates its avatar, whatever the uid is, and lets \
      the error through.
      """
    ) { _ = try await hasty.gallery.upload(by: TestUser(username: "Arya")) }
    #expect(
      throws: NotFound(uid: 7),
      """
      The club has no avatar 7, and `caption(uid:)` did not throw `NotFound`. Only `visitor(uid:)` \
      has a guest to show in this case. There is no picture to tell of, so let the error through.
      """
    ) { _ = try hasty.gallery.caption(uid: 7) }
  }

  @Test func `no screen can be built without knowing its types`() throws {
    let screens = ["SignUpScreen", "ProfileScreen", "GalleryScreen"]

    let verdicts = try SpecClient.verdicts(
      on: (["makeClub"] + screens).map { "_ = await \($0)()" })

    #expect(
      verdicts[0].explanation == CompilerVerdict.accepted,
      """
      `makeClub()` must compile, since the app's main calls it. Build the app's club in \
      `CompositionRoot.swift`.
      """)
    #expect(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements) == [],
      """
      The compiler accepts the code found here, which builds a screen and tells it no type. Such \
      a screen uses types that its club did not choose, and the compiler can't tell you that you \
      forgot them. Look at each initializer of the screen, also in extensions and also the one \
      that Swift writes: for it, a `var` whose type ends in `?` or `!` has the default nil.
      """)
  }

  @Test func `only the composition root knows a mock or a local type`() throws {
    let files: Set = ["CompositionRoot.swift", "Mocks.swift", "Locals.swift"]

    let explanation = try SpecClient("").typecheck(leavingOut: files)
      .explanation

    #expect(
      explanation == CompilerVerdict.accepted,
      """
      The spec compiled your code without the mocks, the local types and `CompositionRoot.swift`. \
      All other files must compile then, or they have to change whenever the app's types change. \
      In the file found here, use the types that it is given.
      """)
  }

  @Test func `the app keeps its users and avatars on the device`() async throws
  {
    let author = TestUser(username: "Arya")

    let made = [
      try await Tripwire.touched {
        let _: any User = try await makeClub().signUp.signUp("Arya")
      }.names,
      touched { _ = try makeClub().profile.visitor(uid: 3) },
      touched { _ = try makeClub().profile.visitor(uid: -1) },
      try await Tripwire.touched {
        let _: any Avatar = try await makeClub().gallery.upload(by: author)
      }.names,
      touched { _ = try makeClub().gallery.caption(uid: 3) },
    ]

    #expect(
      made == [
        ["LocalUser"], ["LocalUser"], ["LocalUser"], ["LocalAvatar"],
        ["LocalUser", "LocalAvatar"],
      ],
      """
      These are the objects that the app's club made for a sign-up, a member, a guest, an upload \
      and a caption. The app keeps its users and avatars on the device, so all of them must be \
      local. If the earlier specs are green, look at `makeClub()`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps making no object until a screen asks`() {
    let made = Tripwire.touched {
      _ = makeClub(userType: TestUser.self, avatarType: TestAvatar.self)
      _ = makeClub()
    }

    #expect(
      made.names == [],
      """
      Two clubs were built, and that alone made the objects found here, before any screen was \
      used. Objects that nobody has asked for could end up in a back end. Look at what both \
      functions `makeClub` and the initializers of the screens do.
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

  /// Whom the profile of a new club shows. Each club is used before the next
  /// one is built, so that what two clubs share can't disturb.
  private func visitor(_ uid: Int, ofType type: any User.Type) -> String {
    let club = makeClub(userType: type, avatarType: TestAvatar.self)
    do {
      let user: any User = try club.profile.visitor(uid: uid)
      return summary(of: user)
    } catch {
      return "\(error)"
    }
  }

  private func makeOfflineClub() -> Club {
    makeClub(userType: OfflineUser.self, avatarType: OfflineAvatar.self)
  }

  /// The objects that a call makes, or the error that ends it.
  private func touched(by call: () throws -> Void) -> [String] {
    do { return try Tripwire.touched(by: call).names } catch {
      return ["\(error)"]
    }
  }
}
