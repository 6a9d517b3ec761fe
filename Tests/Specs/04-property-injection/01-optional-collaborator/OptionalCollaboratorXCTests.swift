import SpecSupport
import XCTest

@testable import OptionalCollaborator

final class OptionalCollaboratorXCTests: XCTestCase {
  func testALogSetLaterGetsEveryLineFromThenOn() {
    let lines = Recorder<String>()
    let uploader = makeUploader(server: TestServer(refuses: "film"))

    uploader.upload(Photo(name: "beach"))
    uploader.log = TestLog(lines: lines)
    uploader.upload(Photo(name: "forest"))
    uploader.upload(Photo(name: "film"))

    XCTAssertEqual(
      lines.values,
      ["sending forest", "sent forest", "sending film", "refused film"],
      "The log was set after the beach. It must hear every step from then on, "
        + "and none before. Either a line goes elsewhere, or the uploader does "
        + "not keep its log.")
  }

  func testItCompilesWithoutTheAppAndItsConsoleLog() throws {
    let verdict = try Client("_ = makeUploader(server:)")
      .typecheck(leavingOut: ["App.swift", "ConsoleLog.swift"])

    XCTAssertTrue(
      verdict.isAccepted,
      "The uploader must build in a program without a console. A default that "
        + "lives elsewhere is a hidden dependency: use a local one. "
        + verdict.explanation)
  }

  func testAnUploaderThatNobodyHoldsIsReleased() {
    let released = isReleased {
      AlbumScreen(uploader: makeUploader(server: TestServer())).uploader
    }

    XCTAssertTrue(
      released,
      "Nobody outside holds the uploader, and it stays. Its screen owns it; "
        + "if it also owns its screen, neither can go. The way back, to the "
        + "delegate, must be weak.")
  }

  func testKeepsTellingItsDelegateUntilItIsTakenAway() {
    let uploader = makeUploader(server: TestServer(refuses: "film"))
    let screen = AlbumScreen(uploader: uploader)

    ["beach", "film", "forest"].forEach { uploader.upload(Photo(name: $0)) }
    screen.mute()
    uploader.upload(Photo(name: "lake"))

    XCTAssertEqual(
      screen.captions, ["beach", "forest"],
      "Tell the delegate of every photo that the server stored, and of no "
        + "other. When `delegate` is set to nil, it must hear nothing more.")
  }
}
