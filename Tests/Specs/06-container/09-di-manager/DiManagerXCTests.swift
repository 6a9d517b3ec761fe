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
      "User 1 had created avatar 0. The spec registered a new factory for users by uid, "
        + "and resolved the avatar. Then it did the same in a child container. Each line shows "
        + "the author's username. The author must come from the factory that was registered "
        + "last in the container that resolves the avatar, just as any other user does. Look "
        + "at where the factory for avatars by uid in `BackEnds.swift` gets the author."
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
        "The spec made screens on two back ends, \"old\" and \"new\". `found` shows "
          + "what the screens on one of them did: Arya joined, and the member page showed "
          + "user 3 and avatar 4. All users and avatars must come from the back end that "
          + "the screens were made with, and the author on the member page must be the "
          + "avatar's own. Look at where the argument of `makeScreens(backEnd:)` goes."
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
      "The spec's back end registered users as shared, and the spec asked the "
        + "member page for user 3 three times. `found` lists what the page showed, and "
        + "then each user that the back end built. The back end chooses the lifetime, "
        + "so no code between a screen and the back end may override it. Look at when "
        + "your code makes a container, and at how many containers it makes."
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
      "In the spec's back end, user 3 didn't exist at first. Then Arya was user "
        + "3, and finally she was renamed. Each time, the spec asked the member page "
        + "for user 3 and for an avatar of that user. Only the back end chooses what "
        + "is kept, so no other code may remember who was found or not found. Look "
        + "for code between the screen and the container that stores something."
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
      "Arya tried twice to join on the same sign-up screen, and each time, creating her "
        + "avatar failed. `found` lists the users that the screen asked the back end for. The "
        + "screen must ask the back end again each time, because a user that the screen keeps "
        + "may no longer be in the back end. Look at what `SignUp` remembers after an error."
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
      "The spec's back end registered its store as shared. Bran joined on the "
        + "sign-up screen, and then the spec asked the member page of the same `Screens` "
        + "for his avatar. Screens that are made together must find the same members. "
        + "Look at how many containers one call to `makeScreens(backEnd:)` makes."
    )
  }

  func testNoScreenCanBeMadeWithoutWhatItAsksNorWithAContainer() throws {
    let answer = try CompiledAnswer(spec: #filePath)
    let forgetful = try screensWithoutABackEnd(answer)
    XCTAssertEqual(
      forgetful, [],
      "The spec left out the arguments from which a screen gets users and avatars, or "
        + "passed `nil`. `found` lists the calls that compile. If an argument has a default "
        + "value or may be `nil`, a screen can use a different back end than the rest of "
        + "the app, and nothing reports that. Look at the initializer of that screen."
    )
    let containers = try containersOfScreens(answer)
    XCTAssertEqual(
      containers, [],
      "`found` lists initializers that pass a container to a screen, and "
        + "places where a screen can reach a container through an argument of "
        + "its initializer. A screen must not have a container, because the "
        + "screen could then ask for any service with any arguments, and a wrong "
        + "call would compile. Look at what else you can pass to the screen."
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
      "The spec replaced `AppBackEnd.swift` with a file that makes a local back end on a "
        + "new, empty store at each call. Bran joined on a sign-up screen, and the spec then "
        + "asked the member page for him. The functions in `Members.swift` created Arya and Cat, "
        + "and then queried Arya and Cat's avatar. Whatever back end `appBackEnd()` chooses, the "
        + "whole app must work on it. Look at which code calls `appBackEnd()`, and how often."
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
      "The spec replaced `AppBackEnd.swift` with a file whose local back end has one "
        + "store for each container. Each call to `makeScreens()` opens a window. Dora joined "
        + "without a window, Edd in a window that was then closed, and Bran and Cat in open "
        + "windows. Finally, `makeUser` made Arya, and the spec asked the member page for "
        + "her. A member must be found in the whole app, for as long as the app runs. Look at "
        + "how many containers the app makes during all of this, and at what keeps them."
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
