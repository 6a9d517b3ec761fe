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
      The spec built two clubs with `TestUser`, and one with `OddUser`, which finds only the \
      uid -5. It asked each club for a visitor, and `found` describes the three results. \
      Only the club's own user type decides which user belongs to a uid, so the profile must \
      use that type. Look at the type on which `visitor(uid:)` calls `query(uid:)`. If all \
      three types in `found` are wrong, look at `makeClub(userType:avatarType:)`.
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
      The spec asked each of two clubs for a visitor whose uid the club's user type \
      doesn't find. `found` describes the two results. Each club must return a new guest \
      of its own user type. This type is chosen once for the whole club, so it must \
      apply everywhere. Look at what decides the type of a guest in `visitor(uid:)`.
      """)
  }

  @Test func `a caption tells of an avatar of the type it was given`() throws {
    let club = makeClub(userType: OddUser.self, avatarType: TestAvatar.self)

    let caption = try club.gallery.caption(uid: 3)
    #expect(
      caption == "test picture 3 by test user 42",
      """
      The spec asked for the caption of avatar 3 in a club that uses `TestAvatar`. \
      There, the picture of avatar 3 is called "test picture 3", and its author is \
      "test user 42". `found` is what `caption(uid:)` returned. A caption describes \
      one avatar, so the picture and the author must both come from that avatar. \
      Look at where `caption(uid:)` gets its avatar, and where it gets the author.
      """)
  }

  @Test func `an error of the type it was given reaches the caller`() async {
    await #expect(
      throws: Offline.self,
      """
      The club's user type throws an error in `create()`, and `signUp(_:)` \
      didn't throw that error. No user was created, so the caller must learn \
      of the failure. In `signUp(_:)`, let the error of `create()` through.
      """
    ) { _ = try await makeOfflineClub().signUp.signUp("Arya") }
    #expect(
      throws: Offline.self,
      """
      The club's user type throws an error in `query(uid:)` that isn't `NotFound`, and \
      `visitor(uid:)` didn't throw that error. Only `NotFound` means that there is no such member. \
      In `visitor(uid:)`, make a guest for `NotFound` alone, and let every other error through.
      """
    ) { _ = try makeOfflineClub().profile.visitor(uid: 7) }
    await #expect(
      throws: Offline.self,
      """
      The club's avatar type throws an error in `create()`, and `upload(by:)` \
      didn't throw that error. No avatar was created, so the caller must learn \
      of the failure. In `upload(by:)`, let the error of `create()` through.
      """
    ) {
      _ = try await makeOfflineClub().gallery.upload(
        by: TestUser(username: "Arya"))
    }
    #expect(
      throws: Offline.self,
      """
      The club's avatar type throws an error in `query(uid:)`, and \
      `caption(uid:)` didn't throw that error. Without an avatar there \
      is no caption, so `caption(uid:)` must let the error through.
      """
    ) { _ = try makeOfflineClub().gallery.caption(uid: 7) }
    let hasty = makeClub(userType: HastyUser.self, avatarType: HastyAvatar.self)
    await #expect(
      throws: Offline.self,
      """
      The spec used a club whose users have a valid uid even before `create()`. A \
      user's first call to `create()` throws an error, and a second call would succeed. \
      `signUp(_:)` didn't throw that error. It must call `create()` exactly once, \
      whatever the user's uid is, and let the error through. Look at `signUp(_:)`.
      """
    ) { _ = try await hasty.signUp.signUp("Hasty") }
    await #expect(
      throws: Offline.self,
      """
      The spec used a club whose avatars have a valid uid even before \
      `create()`. An avatar's `create()` throws an error, and `upload(by:)` \
      didn't throw that error. It must call `create()` on its avatar, whatever \
      the avatar's uid is, and let the error through. Look at `upload(by:)`.
      """
    ) { _ = try await hasty.gallery.upload(by: TestUser(username: "Arya")) }
    #expect(
      throws: NotFound(uid: 7),
      """
      The spec asked for the caption of avatar 7, which the club doesn't have, and `caption(uid:)` \
      didn't throw `NotFound`. Only `visitor(uid:)` may return a guest instead of throwing. \
      Without an avatar there is no caption, so `caption(uid:)` must let the error through.
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
      The spec compiled a call to `makeClub()` without arguments, and `found` \
      is the compiler's error. This call must compile, because the app's main \
      program contains it. Build the app's club in `CompositionRoot.swift`.
      """)
    #expect(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements) == [],
      """
      The compiler accepts the code in `found`, which builds a screen without passing \
      it a type. Such a screen uses types that its club didn't choose, and the compiler \
      can't warn you if you forget to pass them in. Look at every initializer of the \
      screen, including those in extensions and the one that Swift writes. In the one \
      that Swift writes, a `var` whose type ends in `?` or `!` has the default `nil`.
      """)
  }

  @Test func `only the composition root knows a mock or a local type`() throws {
    let files: Set = ["CompositionRoot.swift", "Mocks.swift", "Locals.swift"]

    let explanation = try SpecClient("").typecheck(leavingOut: files)
      .explanation

    #expect(
      explanation == CompilerVerdict.accepted,
      """
      The spec compiled your code without `Mocks.swift`, `Locals.swift` and \
      `CompositionRoot.swift`, and `found` is the compiler's error. All other files \
      must compile without these three, or they have to change whenever the app's types \
      change. In the file that the error names, use the types that are passed in.
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
      The spec used the app's club for five things: a sign-up, a member, a guest, \
      an upload and a caption. `found` lists the objects that the club made for \
      each of them. The app keeps its users and avatars on the device, so all these \
      objects must be local. If the earlier specs are green, look at `makeClub()`.
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
      The spec built two clubs and used none of their screens. Even so, your code \
      made the objects that `found` lists. A screen must make an object only when it \
      needs that object, because any other object could end up in a back end. Look \
      at what both `makeClub` functions and the initializers of the screens do.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      You changed or removed the files that `found` lists, which belong to the outside \
      world. The specs use these files to observe your code, so they can no longer \
      tell what your code does. To restore a file, run `swift run workbook reset`, \
      followed by the exercise's number and the file's name.
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
