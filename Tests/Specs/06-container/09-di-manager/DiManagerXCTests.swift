import SpecSupport
import XCTest

@testable import DiManager

final class DiManagerBackEndXCTests: XCTestCase {
  @MainActor func testAQueriedAvatarsAuthorIsTheUserWhoIsRegistered() async {
    for backEnd in RealBackEnd.allCases {
      let author: String
      do {
        let club = try await club(backEnd)
        club.register((any User).self) { (_, uid: Int) in
          TestUser(username: "registered \(uid)", uid: uid)
        }
        author = try club.resolve((any Avatar).self, 0).author.username
      } catch {
        author = inWords(error)
      }

      XCTAssertEqual(
        author, "registered 1",
        "User 1 made an avatar; then something else was registered for users "
          + "by uid. The avatar's author must come from there: ask the "
          + "resolver for it, with the uid that the store or the server knows. "
          + "This is the \(backEnd) back end.")
    }
  }
}

final class DiManagerXCTests: XCTestCase {
  @MainActor func testTwoManagersEachAskTheirOwnBackEnd() async throws {
    let managers = ["old", "new"].map { DIManager(testBackEnd($0)) }

    for (manager, sign) in zip(managers, ["old", "new"]) {
      XCTAssertEqual(
        try answers(of: manager),
        [
          "\(sign) Arya", "\(sign) Arya", "test/-1", "\(sign) user 3",
          "\(sign) user 5", "test/4",
        ],
        "All four must come from the back end that this manager was given, "
          + "with the name, author or uid that was asked for. Resolve them in "
          + "the manager's own container; a static one belongs to all managers."
      )
    }
  }

  @MainActor func testWhatTheBackEndKeepsStaysKept() async throws {
    let manager = DIManager { container in
      container.register((any User).self, lifetime: .shared) { (_, uid: Int) in
        TestUser(username: "kept", uid: uid)
      }
    }

    let users = try [3, 3].map(manager.queriedUser(uid:))

    XCTAssertTrue(
      users[0] === users[1],
      "This back end registered its user as shared, and the manager gave "
        + "two. The lifetime is the back end's matter: keep one container, and "
        + "resolve in it each time.")
  }

  @MainActor func testEachScreenUsesTheManagerItWasGiven() async throws {
    for sign in ["old", "new"] {
      let shown = await screens(with: DIManager(testBackEnd(sign)))
      XCTAssertEqual(
        shown,
        [
          "SignUp: \(sign) Arya, user 7", "SignUp: test/8",
          "MemberPage, user 3: \(sign) user 3, member 3",
          "MemberPage, avatar 4: test/4 by \(sign) user 5",
        ],
        "Arya signed up, then the member page was asked for user 3 and avatar "
          + "4. All users and avatars must come from the screen's `manager`, "
          + "and each avatar knows its author.")
    }
    for screen in ["SignUp", "MemberPage"] {
      let bare = try Client("_ = await \(screen)()").typecheck()
      let full = try Client("_ = await \(screen)(manager: makeManager())")
        .typecheck()
      XCTAssertTrue(
        bare.missesAnArgument && full.isAccepted,
        "`\(screen)(manager:)` must compile, and `\(screen)()` must not: with "
          + "a default, nobody notices when the screen gets another manager "
          + "than the rest of the app. "
          + (full.isAccepted ? bare : full).explanation)
    }
  }

  func testOneEditInTheRootGivesTheAppAnotherBackEnd() {
    let lines = Client(
      """
      let app = await makeManager()
      let picture = try await SignUp(manager: app).join(as: "Bran")
      let page = await MemberPage(manager: app)
      print("screens:", try await page.caption(ofAvatar: picture.uid))

      try await makeUser(username: "Rob").create()
      let user = await makeUser(username: "Arya")
      try await user.create()
      print("user", await user.uid)
      print("found:", try await queryUser(uid: 1).username)
      let avatar = await makeAvatar(author: user)
      try await avatar.create()
      print("author:", try await queryAvatar(uid: 0).author.username)
      """,
      declarations: """
        @MainActor func makeManager() -> DIManager {
          DIManager(localBackEnd(LocalStore()))
        }
        """
    ).lines(leavingOut: ["CompositionRoot.swift"])

    XCTAssertEqual(
      lines,
      [
        "screens: file:///avatars/0.png by Bran", "user 1", "found: Arya",
        "author: Arya",
      ],
      "The root was replaced by one that gives each manager a new, empty local "
        + "store. Rob and Arya, who were created by the functions of "
        + "Members.swift, must be found by them: all four need the same "
        + "manager, which they get from `makeManager()` once.")
  }
}
