import SpecSupport
import XCTest

@testable import DiManager

final class BackEndXCTests: XCTestCase {
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
        author = "\(error)"
      }

      XCTAssertEqual(
        author, "registered 1",
        "User 1 made an avatar in the \(backEnd) back end; then something "
          + "else was registered for users by uid. The avatar's author must "
          + "come from there: ask the resolver for it, with the uid that the "
          + "store or the server knows.")
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
          "\(sign) user", "test/4",
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
      let manager = DIManager(testBackEnd(sign))
      let page = MemberPage(manager: manager)

      let avatar = try await SignUp(manager: manager).join(as: "Arya")

      XCTAssertEqual(
        [
          avatar.author.username, "\(avatar.author.uid)", avatar.imageURL,
          try page.title(ofUser: 3), try page.caption(ofAvatar: 4),
        ],
        [
          "\(sign) Arya", "7", "test/8",
          "\(sign) user, member 3", "test/4 by \(sign) user",
        ],
        "Somebody signed up, then the member page was asked for user 3 and "
          + "avatar 4. The screens must get all users and avatars from their "
          + "`manager`, and from nowhere else."
      )
    }
  }

  func testOneEditInTheRootGivesTheAppAnotherBackEnd() {
    let lines = Client(
      """
      let user = await makeUser(username: "Arya")
      try await makeUser(username: "Rob").create()
      try await user.create()
      let avatar = await makeAvatar(author: user)
      try await avatar.create()
      let page = await MemberPage(manager: makeManager())
      print(try await page.title(ofUser: 1))
      print(try await queryUser(uid: 1).username)
      print(try await queryAvatar(uid: 0).author.username)
      print(await avatar.imageURL)
      """,
      declarations: """
        let store = LocalStore()
        @MainActor func makeManager() -> DIManager {
          DIManager(localBackEnd(store))
        }
        """
    ).lines(leavingOut: ["CompositionRoot.swift"])

    XCTAssertEqual(
      lines, ["Arya, member 1", "Arya", "Arya", "file:///avatars/0.png"],
      "The root was replaced by one with `DIManager(localBackEnd(store))`. "
        + "The screens and the functions in Members.swift must use that back "
        + "end: ask `makeManager()` there."
    )
  }
}
