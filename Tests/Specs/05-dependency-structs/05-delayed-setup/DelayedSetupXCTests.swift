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
      "A program called `userName()` before and after the store's `start()`, and never "
        + "started the session. `found` lists the lines that the program printed. The error "
        + "tells the caller which service to start, so it must name the service that was "
        + "called. Here that's the session, whether its store has started or not. Look at "
        + "`userName()` in `Session.swift`.")
  }

  func testASessionDoesNotStartBeforeItsStore() {
    XCTAssertEqual(
      printed(by: "session first"), ["start: NotStarted, service Store"],
      "A program called `start()` on a session whose store hadn't started. `found` "
        + "shows how the call ended. Only the composition root may start services, so that "
        + "their order is decided in one place. The session must not start its store, or "
        + "sign in without a token. In `start()` of `Session.swift`, ask the store for its "
        + "token, and pass on the store's error, which already names the right service."
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
      "A program opened two stores and signed in twice, and then called `token()` "
        + "or `userName()` twice on each of the four values, without `try`. `found` "
        + "lists the lines that the program printed; “now the questions” comes before "
        + "the first of these calls. When `open` or `signIn` returns, it must have "
        + "done its work exactly once, and stored the result. Look at what happens in "
        + "`open` and `signIn`, and at what happens only in `token()` or `userName()`."
    )
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
      "A program called `openChats` three times: with a disk and a server that work, "
        + "with a broken disk, and with a broken server. `found` lists the lines that it "
        + "printed. `openChats` must open the disk that it receives, and then sign in. If "
        + "one of these steps fails, the function must throw the disk's or the server's "
        + "own error. It must not use `Store`, `Session` or `CompositionRoot.swift`, "
        + "because the next version doesn't have them. Look at `openChats`."
    )
  }
}
