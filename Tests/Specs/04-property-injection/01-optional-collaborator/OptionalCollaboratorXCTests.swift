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
      "The uploader must build without `App.swift` and `ConsoleLog.swift`. Name "
        + "nothing that lives there: as a default, it is a hidden dependency. "
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
        + "delegate, must be weak, and no global may hold either.")
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

  func testKeepsTwoUploadersOnTheLogsTheyHaveNow() {
    let lines = (1...3).map { _ in Recorder<String>() }
    let first = makeUploader(server: TestServer())
    let second = makeUploader(server: TestServer())
    (first.log, second.log) = (
      TestLog(lines: lines[0]), TestLog(lines: lines[1])
    )

    first.log = TestLog(lines: lines[2])
    first.upload(Photo(name: "beach"))
    second.upload(Photo(name: "lake"))

    XCTAssertEqual(
      lines.map(\.values),
      [[], ["sending lake", "sent lake"], ["sending beach", "sent beach"]],
      "Two uploaders have a log each, and the first one's was replaced. Keep "
        + "the log in a property of the uploader that can be set at any time.")
  }
}
