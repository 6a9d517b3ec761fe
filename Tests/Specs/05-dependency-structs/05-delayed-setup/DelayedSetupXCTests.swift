import SpecSupport
import XCTest

@testable import DelayedSetup

final class DelayedSetupXCTests: XCTestCase {
  func testASessionThatHasNotStartedThrowsNotStarted() {
    XCTAssertEqual(
      printed(by: "early session"),
      [
        "name: NotStarted, service Session", "open 7",
        "name with a started store: NotStarted, service Session",
      ],
      "`userName()` was called before and after the store's `start()`, and the session never "
        + "started. The error tells the caller which service to start, so it names the one that "
        + "was asked: the session, whether its store has started or not. Look at `userName()` in "
        + "`Session.swift`.")
  }

  func testASessionDoesNotStartBeforeItsStore() {
    XCTAssertEqual(
      printed(by: "session first"), ["start: NotStarted, service Store"],
      "The session's `start()` was called before the store's. Only the composition root starts "
        + "services, so that their order stands in one place; the session neither starts its store "
        + "nor signs in without a token. Ask the store for its token in `start()` of "
        + "`Session.swift`, and pass its error on: it names the right service already."
    )
  }
}

final class DelayedSetupNextVersionXCTests: XCTestCase {
  func testOpenAndSignInDoTheirWorkAtOnce() {
    XCTAssertEqual(
      printed(by: "at once"),
      [
        "open 7", "open 8", "sign in with 7", "sign in with 8",
        "now the questions", "7 8 user 7 user 8", "7 8 user 7 user 8",
      ],
      "Two stores were opened and two sessions signed in; then all four were asked twice, without "
        + "`try`. When `open` or `signIn` returns, its work is done, exactly once, and its result is "
        + "stored. Look at what happens in `open` and `signIn`, and what waits until `token()` or "
        + "`userName()` is called.")
  }

  func testTheChatsOpenWithoutStoreAndSession() {
    let told = client(
      """
      report("chats") { try openChats(disk: SpecLoudDisk(token: "7"), server: SpecLoudServer()) }
      report("chats without a disk") { try openChats(disk: SpecBrokenDisk(), server: SpecLoudServer()) }
      report("chats without a server") {
        try openChats(disk: SpecLoudDisk(token: "8"), server: SpecBrokenServer())
      }
      """
    ).replacing(
      ["Store.swift", "Session.swift", "CompositionRoot.swift"], by: oldServices
    ).lines()

    XCTAssertEqual(
      told,
      [
        "open 7", "sign in with 7", "chats: Chats of user 7",
        #"chats without a disk: SpecBroken(part: "disk")"#,
        "open 8", #"chats without a server: SpecBroken(part: "server")"#,
      ],
      "The chats were opened three times: with a disk and a server that work, with a broken disk, "
        + "and with a broken server. `openChats` opens the disk that it's given, then signs in, and "
        + "throws the part's own error if that fails. It gets along without `Store`, `Session` and "
        + "`CompositionRoot.swift`, which the next version doesn't have. Look at `openChats`."
    )
  }
}
