import SpecSupport
import XCTest

@testable import DelayedSetup

final class DelayedSetupXCTests: XCTestCase {
  func testASessionThatHasNotStartedThrowsNotStarted() {
    let told = client(
      """
      let old = makeServices(disk: LoudDisk(token: "7"), server: LoudServer())
      do { print(try old.session.userName()) } catch { print(culprit(error)) }
      try old.store.start()
      do { print(try old.session.userName()) } catch { print(culprit(error)) }
      """, alsoDeclaring: culprit
    ).lines()

    XCTAssertEqual(
      told, ["not started: Session", "open 7", "not started: Session"],
      "`userName()` was called before and after the store's `start()`, and "
        + "never after the session's. Each time it must throw, and the error "
        + "must name the service that was asked too early: the session.")
  }

  func testASessionDoesNotStartBeforeItsStore() {
    let told = client(
      """
      let old = makeServices(disk: LoudDisk(token: "7"), server: LoudServer())
      do { try old.session.start() } catch { print(culprit(error)) }
      """, alsoDeclaring: culprit
    ).lines()

    XCTAssertEqual(
      told, ["not started: Store"],
      "The session's `start()` came before the store's. Let the store's own "
        + "error through: do not start the store from here, do not sign in "
        + "before it has started, and do not blame the session.")
  }
}

final class DelayedSetupNextVersionXCTests: XCTestCase {
  func testOpenAndSignInDoTheirWorkAtOnce() {
    let told = client(
      """
      let one = try OpenStore.open(
        dependencies: .init(disk: LoudDisk(token: "7")))
      let two = try OpenStore.open(
        dependencies: .init(disk: LoudDisk(token: "8")))
      let first = try SignedInSession.signIn(
        dependencies: .init(store: one, server: LoudServer()))
      let second = try SignedInSession.signIn(
        dependencies: .init(store: two, server: LoudServer()))
      print("asked")
      print(one.token(), two.token(), first.userName(), second.userName())
      """
    ).lines()

    XCTAssertEqual(
      told,
      [
        "open 7", "open 8", #"sign in with "7""#, #"sign in with "8""#,
        "asked", "7 8 user 7 user 8",
      ],
      "Two stores are opened, then two sessions signed in, then all are "
        + "asked, without `try`. The work must be done when `open` or `signIn` returns, once, "
        + "and each must keep its own result, not a static one.")
  }

  func testTheChatsOpenWithoutStoreAndSession() {
    let told = client(
      """
      let server = LoudServer()
      print(try openChats(disk: LoudDisk(token: "7"), server: server))
      do {
        print(try openChats(disk: BrokenDisk(), server: server))
      } catch {
        print(error)
      }
      """
    ).lines(leavingOut: [
      "Store.swift", "Session.swift", "CompositionRoot.swift",
      "NotStarted.swift",
    ])

    XCTAssertEqual(
      told,
      ["open 7", #"sign in with "7""#, "Chats of user 7", "Broken()"],
      "The next version was built without the files of `Store` and `Session`. "
        + "`openChats` must open, then sign in, with what it was given; a disk "
        + "that fails must stop it, with the disk's own error.")
  }
}
