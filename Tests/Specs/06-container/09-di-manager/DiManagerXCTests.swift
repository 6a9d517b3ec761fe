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
        let asked = Container(parent: club)
        asked.register((any User).self) { (_, uid: Int) in
          TestUser(username: "here \(uid)", uid: uid)
        }
        author = try [club, asked].map {
          try $0.resolve((any Avatar).self, 0).author.username
        }
        .joined(separator: ", ")
      } catch {
        author = inWords(error)
      }

      XCTAssertEqual(
        "\(backEnd): \(author)", "\(backEnd): registered 1, here 1",
        "User 1 made an avatar. Then another factory was registered for users by uid, and the "
          + "avatar was looked for; and once more in a container below, with a factory of its own. Its author must come from that factory, as every other user "
          + "does. In `BackEnds.swift`, get the author's uid from the store or the server, and "
          + "ask the resolver for that user."
      )
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
        "Two managers were made, one after the other, and this one was asked for everything: "
          + "a new user, an avatar of that user, the user 3 and the avatar 4. All must come from "
          + "the back end that this manager was given, with the username, author or uid that was "
          + "asked for. In `DIManager.swift`, resolve all four in the manager's own container. If "
          + "the last manager answers for both, look for something `static`."
      )
    }
  }

  @MainActor func testWhatTheBackEndKeepsStaysKept() async throws {
    let manager = DIManager { container in
      container.register((any User).self, lifetime: .shared) { (_, uid: Int) in
        TestUser(username: "kept", uid: uid)
      }
    }

    let users = try again { try manager.queriedUser(uid: 3) }

    XCTAssertEqual(
      Set(users.map { ObjectIdentifier($0) }).count, 1,
      "A back end registered its users as shared, and the manager was asked for user 3 three "
        + "times. This many different users came. The back end chooses the lifetime, so the "
        + "manager must not undo it. In `DIManager.swift`, keep one container, and resolve in it "
        + "each time."
    )

    let name = SpecVariable<String?>(nil)
    let asked = DIManager { container in
      container.register((any User).self) { (_, uid: Int) in
        guard let name = name.value else { throw NotFound(uid: uid) }
        return TestUser(username: name, uid: uid)
      }
      container.register((any Avatar).self) { (resolver, uid: Int) in
        TestAvatar(author: try resolver.resolve((any User).self, 3), uid: uid)
      }
    }
    let found = [nil, "Arya", "Arya Stark"].flatMap { current in
      name.value = current
      return [
        (try? asked.queriedUser(uid: 3))?.username ?? "nobody",
        (try? asked.queriedAvatar(uid: 4))?.author.username ?? "nobody",
      ]
    }
    XCTAssertEqual(
      found,
      ["nobody", "nobody", "Arya", "Arya", "Arya Stark", "Arya Stark"],
      "A back end that keeps nothing had no user 3 at first, then one, who was renamed later. "
        + "Each time, the manager was asked for this user and for an avatar of theirs, and these "
        + "names came. Only the back end chooses what is kept, so the manager must not remember "
        + "whom it found, nor whom it didn't find. In `DIManager.swift`, ask the container at "
        + "each call."
    )
  }

  @MainActor func testEachScreenUsesTheManagerItWasGiven() async throws {
    let managers = ["old", "new"].map { DIManager(testBackEnd($0)) }
    for (manager, sign) in zip(managers, ["old", "new"]) {
      let shown = await screens(with: manager)
      XCTAssertEqual(
        shown,
        [
          "SignUp: \(sign) Arya, user 7", "SignUp: test/8",
          "MemberPage, user 3: \(sign) user 3, member 3",
          "MemberPage, avatar 4: test/4 by \(sign) user 5",
        ],
        "Arya signed up, and the member page was asked for user 3 and avatar 4. All users and "
          + "avatars must come from the manager that the screen was given. In `SignUp.swift` and "
          + "`MemberPage.swift`, ask `manager`, and take each avatar's author from the avatar."
      )
    }
    let forgetful = try Self.acceptedWithoutAManager()
    XCTAssertEqual(
      forgetful, [],
      "A screen must compile with a manager, and must not compile without one. With a "
        + "default, a screen can get another manager than the rest of the app, and no error tells "
        + "you. In the file of that screen, remove the default, and anything optional that holds "
        + "the manager."
    )
  }

  /// Screens that are made without a manager, and that the compiler accepts.
  private static func acceptedWithoutAManager() throws -> [String] {
    let screens = ["SignUp", "MemberPage"]
    let verdicts = try SpecClient.verdicts(
      on: screens.map { "_ = await \($0)(manager: makeManager())" }
        + screens.flatMap {
          ["_ = await \($0)()", "_ = await \($0)(manager: nil)"]
        })
    let refused = verdicts[..<2].filter { !$0.isAccepted }
    guard refused.isEmpty else { return refused.map(\.explanation) }
    return verdicts[2...].filter { !$0.missesAnArgument }.map { verdict in
      verdict.isAccepted
        ? "`\(verdict.statements)` compiles" : verdict.explanation
    }
  }

  func testOneEditInTheRootGivesTheAppAnotherBackEnd() {
    let lines = SpecClient(
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
      "The root was replaced by one that gives each manager a new and empty local store. A "
        + "screen with a manager of its own let Bran join; then Rob and Arya were created by the "
        + "functions of `Members.swift`, and looked for by them. All four functions must ask one "
        + "manager, which comes from `makeManager()` once. In `Members.swift`, keep that manager; "
        + "with `makeManager()` in each function, each call begins with an empty store."
    )
  }
}
