import SpecSupport
import XCTest

@testable import DiManager

final class DiManagerBackEndXCTests: XCTestCase {
  @MainActor func testAQueriedAvatarsAuthorIsTheUserWhoIsRegistered() async {
    let authors: [String]
    do {
      let club = try await club(localBackEnd(LocalStore()))
      club.register((any User).self) { (_, uid: Int) in
        TestUser(username: "registered \(uid)", uid: uid)
      }
      let asked = Container(parent: club)
      asked.register((any User).self) { (_, uid: Int) in
        TestUser(username: "registered in the child \(uid)", uid: uid)
      }
      authors = try [club, asked].map {
        try $0.resolve((any Avatar).self, 0).author.username
      }
    } catch {
      authors = [inWords(error)]
    }

    XCTAssertEqual(
      authors, ["registered 1", "registered in the child 1"],
      "User 1 made an avatar. Then a test registered users by uid anew, and looked for the "
        + "avatar; then it did the same in a child container. The author must come from the "
        + "factory that was registered last where the avatar was asked for, as every other user "
        + "does. Look at whom the factory for avatars by uid in `BackEnds.swift` asks."
    )
  }
}

final class DiManagerXCTests: XCTestCase {
  @MainActor func testScreensOnTwoBackEndsEachAskTheirOwn() async {
    let both = ["old", "new"].map { makeScreens(backEnd: testBackEnd($0)) }

    for (screens, sign) in zip(both, ["old", "new"]) {
      let lines = await lines(of: screens)
      XCTAssertEqual(
        lines,
        [
          "SignUp: \(sign) Arya, user 7", "SignUp: test/8",
          "MemberPage, user 3: \(sign) user 3, member 3",
          "MemberPage, avatar 4: test/4 by \(sign) user 5",
        ],
        "Screens were made on two back ends, one after the other. Arya signed up on these ones, "
          + "and their member page was asked for user 3 and avatar 4. All users and avatars must "
          + "come from the back end that these screens were made with, and an avatar's author from "
          + "the avatar. Follow what `makeScreens(backEnd:)` is given: where does it go?"
      )
    }
  }

  @MainActor func testWhatTheBackEndKeepsStaysKept() async {
    let built = SpecRecorder<Int>()
    let once = makeScreens { container in
      container.register((any User).self, lifetime: .shared) {
        (_, uid: Int) -> any User in
        built.record(uid)
        return TestUser(username: "kept", uid: uid)
      }
    }.memberPage
    let titles = again { shown { try once.title(ofUser: 3) } }

    XCTAssertEqual(
      titles + built.values.map { "built: user \($0)" },
      Array(repeating: "kept, member 3", count: 3) + ["built: user 3"],
      "A back end registered users as shared, and the member page was asked for user 3 three "
        + "times. The lines say what it showed, and then each user that the back end built. The "
        + "back end chooses the lifetime, so nothing between a screen and the back end may undo "
        + "it. Look at when a container is made, and how many there are."
    )

    let name = SpecVariable<String?>(nil)
    let page = makeScreens { container in
      container.register((any User).self) { (_, uid: Int) in
        guard let name = name.value else { throw NotFound(uid: uid) }
        return TestUser(username: name, uid: uid)
      }
      container.register((any Avatar).self) { (resolver, uid: Int) in
        TestAvatar(author: try resolver.resolve((any User).self, 3), uid: uid)
      }
    }.memberPage
    let found = [nil, "Arya", "Arya Stark"].flatMap { current in
      name.value = current
      return [
        shown { try page.title(ofUser: 3) },
        shown { try page.caption(ofAvatar: 4) },
      ]
    }
    XCTAssertEqual(
      found,
      [
        "NotFound(uid: 3)", "NotFound(uid: 3)",
        "Arya, member 3", "test/4 by Arya",
        "Arya Stark, member 3", "test/4 by Arya Stark",
      ],
      "A back end that keeps nothing had no user 3 at first, then one, who was renamed later. "
        + "Each time, the member page was asked for this user and for an avatar of theirs. Only "
        + "the back end chooses what is kept, so nothing else may remember who was found or not "
        + "found. Look at what stands between the screen and the container, and keeps something."
    )

    let users = SpecRecorder<String>()
    let signUp = makeScreens { container in
      container.register((any User).self) { (_, username: String) in
        users.record(username)
        return TestUser(username: username)
      }
      container.register((any Avatar).self) { (_, author: any User) in
        OfflineAvatar(author: author)
      }
    }.signUp
    for _ in 1...2 { _ = try? await signUp.join(as: "Arya") }
    XCTAssertEqual(
      users.values, ["Arya", "Arya"],
      "Arya tried twice to join on a sign-up screen, and each time her avatar couldn't be created. "
        + "These are the users that the back end was asked for. The screen must ask anew each time, "
        + "because a user whom it keeps may be gone from the back end by then. Look at what "
        + "`SignUp` remembers after an error."
    )

    let screens = makeScreens(backEnd: backEndWithAStoreInside)
    var caption: String
    do {
      let picture = try await screens.signUp.join(as: "Bran")
      caption = shown { try screens.memberPage.caption(ofAvatar: picture.uid) }
    } catch {
      caption = inWords(error)
    }
    XCTAssertEqual(
      caption, "file:///avatars/0.png by Bran",
      "A back end registered its store as shared. Bran signed up, and the member page next to that "
        + "sign-up screen was asked for his avatar. Screens that are made together must find the "
        + "same members. Look at how many containers one call of `makeScreens(backEnd:)` makes."
    )
  }

  func testNoScreenCanBeMadeWithoutWhatItAsksNorWithAContainer() throws {
    let answer = try CompiledAnswer(spec: #filePath)
    let forgetful = try screensWithoutABackEnd(answer)
    XCTAssertEqual(
      forgetful, [],
      "A screen must not compile without what it asks for users and avatars. With a default, or "
        + "with `nil`, a screen can get another back end than the rest of the app, and no error "
        + "tells you. Look at the initializer of that screen."
    )
    let containers = try containersOfScreens(answer)
    XCTAssertEqual(
      containers, [],
      "A screen is made with a container, or with what is found here, and reaches one there. It "
        + "could ask that container for any service, with any arguments, and a wrong one would "
        + "compile. Look at what else the screen could be made "
        + "with."
    )
  }

  func testOneEditGivesTheWholeAppAnotherBackEnd() {
    XCTAssertEqual(
      onAnotherBackEnd(
        """
        let screens = await makeScreens()
        await show("screens") {
          let picture = try await screens.signUp.join(as: "Bran")
          return try screens.memberPage.caption(ofAvatar: picture.uid)
        }
        await show("queryUser") {
          let user = makeUser(username: "Arya")
          try await user.create()
          return try queryUser(uid: user.uid).username
        }
        await show("queryAvatar") {
          let user = makeUser(username: "Cat")
          try await user.create()
          let avatar = makeAvatar(author: user)
          try await avatar.create()
          return try queryAvatar(uid: avatar.uid).author.username
        }
        """, "localBackEnd(LocalStore())"),
      [
        "screens: file:///avatars/0.png by Bran", "queryUser: Arya",
        "queryAvatar: Cat",
      ],
      "`AppBackEnd.swift` was replaced by one that makes a local back end on a new, empty store at "
        + "each call. Then Bran joined on a screen, and the functions of `Members.swift` made Arya "
        + "and Cat; each was looked for where they had joined. Whatever back end is chosen there, "
        + "the whole app must work on it. Look at who calls `appBackEnd()`, and how often."
    )
  }

  func testTheScreensAndTheOlderFunctionsFindTheSameMembers() {
    XCTAssertEqual(
      onAnotherBackEnd(
        """
        await show("no window") {
          let user = makeUser(username: "Dora")
          try await user.create()
          return try queryUser(uid: user.uid).username
        }
        await show("a window that was closed") {
          let picture = try await makeScreens().signUp.join(as: "Edd")
          return try makeScreens().memberPage.caption(ofAvatar: picture.uid)
        }
        let (first, second) = (await makeScreens(), await makeScreens())
        await show("another window") {
          let picture = try await first.signUp.join(as: "Bran")
          return try second.memberPage.caption(ofAvatar: picture.uid)
        }
        await show("queryAvatar") {
          let picture = try await second.signUp.join(as: "Cat")
          return try queryAvatar(uid: picture.uid).author.username
        }
        await show("member page") {
          let user = makeUser(username: "Arya")
          try await user.create()
          return try first.memberPage.title(ofUser: user.uid)
        }
        """, "{ localBackEnd(LocalStore())($0) }"),
      [
        "no window: Dora",
        "a window that was closed: file:///avatars/0.png by Edd",
        "another window: file:///avatars/1.png by Bran", "queryAvatar: Cat",
        "member page: Arya, member 4",
      ],
      "`AppBackEnd.swift` was replaced by one whose local back end has one store for each "
        + "container. Dora joined without a window, Edd in one that was closed again, Bran and Cat "
        + "in open windows; then `makeUser` made Arya, whom the member page was asked for. A member "
        + "must be found in the whole app, as long as it runs. Look at how many containers the app "
        + "makes during all of this, and at what keeps them."
    )
  }

  /// What the app prints when `appBackEnd()` returns this.
  private func onAnotherBackEnd(_ code: String, _ backEnd: String) -> [String] {
    SpecClient(
      code,
      declarations: """
        @MainActor func appBackEnd() -> (Container) -> Void {
          \(backEnd)
        }
        @MainActor func show(
          _ name: String, _ text: @MainActor () async throws -> String
        ) async {
          do { print("\\(name):", try await text()) } catch {
            print("\\(name):", error)
          }
        }
        """
    ).lines(leavingOut: ["AppBackEnd.swift"])
  }
}
