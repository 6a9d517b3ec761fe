import SpecSupport
import SpecTags
import Testing

@testable import Metatypes

@MainActor
@Suite struct MetatypesSpecs {
  private let club = makeClub(
    userType: TestUser.self, avatarType: TestAvatar.self)

  @Test(arguments: [0, 7])
  func `the profile finds a user of the type it was given`(uid: Int) throws {
    let visitor: any User = try club.profile.visitor(uid: uid)

    #expect(
      visitor is TestUser && visitor.username == "test user \(uid)",
      """
      The club uses `TestUser`, and its profile found a \
      `\(type(of: visitor))` named "\(visitor.username)". Either `makeClub` \
      does not hand the type to the profile, or `visitor(uid:)` queries \
      another one.
      """)
  }

  @Test func `a guest is of the type the profile was given`() throws {
    let guest: any User = try club.profile.visitor(uid: -1)

    #expect(
      guest is TestUser && guest.username == "guest",
      """
      The club uses `TestUser`, and its guest is a `\(type(of: guest))` named \
      "\(guest.username)". Either `makeClub` hands over another type, or \
      `visitor(uid:)` has one of its own for guests: one decision must count \
      in every place.
      """)
  }

  @Test func `a caption tells of an avatar of the type it was given`() throws {
    let caption = try club.gallery.caption(uid: 3)

    #expect(
      caption == "test picture 3 by test user 42",
      """
      The club uses `TestAvatar`, and the caption tells of another avatar. \
      Either `makeClub` does not hand the type to the gallery, or \
      `caption(uid:)` queries another one.
      """)
  }

  @Test func `an error of the type it was given reaches the caller`() async {
    let club = makeClub(userType: OfflineUser.self, avatarType: TestAvatar.self)

    await #expect(
      throws: Offline.self,
      """
      The club uses a type whose `create()` throws, and the sign-up did not \
      throw that error. Either it makes a user of another type, or it \
      swallows the error: nobody was signed up.
      """
    ) { _ = try await club.signUp.signUp("Arya") }
    #expect(
      throws: Offline.self,
      """
      The club uses a type whose `query(uid:)` throws an error that is no \
      `NotFound`, and the profile did not throw it. Either it asks another \
      type, or it takes every error for a guest.
      """
    ) { _ = try club.profile.visitor(uid: 7) }
  }

  @Test(arguments: ["SignUpScreen", "ProfileScreen", "GalleryScreen"])
  func `no screen can be built without knowing its types`(
    screen: String
  ) throws {
    let builder = try Client("_ = await \(screen)()")
      .typecheck(leavingOut: ["CompositionRoot.swift"])
    let app = try Client("_ = await makeClub()").typecheck()

    #expect(
      app.isAccepted && builder.isRefused(with: "missing argument"),
      """
      `\(screen)()` must not compile: a screen that has types of its own, or \
      finds them somewhere, can miss those of its club. Let them come in \
      through its initializer, without a default. \(builder.explanation)
      """)
  }

  @Test func `only the composition root knows a mock or a local type`() throws {
    let files: Set = ["CompositionRoot.swift", "Mocks.swift", "Locals.swift"]
    let verdict = try Client("").typecheck(leavingOut: files)

    #expect(
      verdict.isAccepted,
      """
      Without the mocks, the local types and `CompositionRoot.swift`, the \
      code does not compile. Something else knows one of these types by \
      name: it would have to change when the types do. Use the types that \
      it is given. \(verdict.explanation)
      """)
  }

  @Test func `the app keeps its users and avatars on the device`() async throws
  {
    let app = makeClub()

    let made = try await Tripwire.touched {
      let member: any User = try await app.signUp.signUp("Arya")
      _ = try app.profile.visitor(uid: -1)
      _ = try await app.gallery.upload(by: member)
    }

    #expect(
      made.names == ["LocalUser", "LocalUser", "LocalAvatar"],
      """
      A sign-up, a guest and an upload in the app must make two `LocalUser` \
      and a `LocalAvatar`, and nothing else. Name both types in `makeClub()`, \
      and let the screens use them.
      """)
  }

  @Test(.tags(.guard))
  func `keeps making nobody until a screen asks`() {
    let made = Tripwire.touched {
      makeClub(userType: TestUser.self, avatarType: TestAvatar.self)
    }

    #expect(
      made.names.isEmpty,
      """
      `makeClub` made a user or an avatar that nobody asked for. A type is \
      enough to make one later: keep the type, not a sample.
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
