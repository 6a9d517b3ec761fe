import SpecSupport
import XCTest

@testable import OptionalCollaborator

final class OptionalCollaboratorXCTests: XCTestCase {
  /// A line for each log, with what it heard.
  private static func heard(_ lines: [SpecRecorder<String>]) -> [String] {
    lines.enumerated().map { index, lines in
      let heard = lines.values.joined(separator: ", ")
      return "log \(index + 1): \(heard.isEmpty ? "nothing" : heard)"
    }
  }

  func testALogSetLaterGetsEveryLineFromThenOn() {
    let lines = SpecRecorder<String>()
    let uploader = makeUploader(server: TestServer())
    let log = TestLog(lines: lines)
    let silence = uploader.log

    uploader.upload(Photo(name: "beach"))
    uploader.log = log
    let touched = Tripwire.touched {
      for name in ["forest", "film", "film 2"] {
        uploader.upload(Photo(name: name))
      }
    }

    XCTAssertEqual(
      lines.values + touched.names.map { "elsewhere: \($0)" },
      [
        "sending forest", "sent forest", "sending film", "refused film",
        "sending film 2", "refused film 2",
      ],
      """
      The spec uploaded the photo “beach”, set a log, and uploaded three more photos. \
      `found` lists the lines that this log received, and then an entry “elsewhere: …” for \
      each later use of the app's console. Once a log is set, it must receive every line, \
      and no other log may receive any. Look at where `upload(_:)` writes each of its lines.
      """)
    uploader.log = silence
    uploader.upload(Photo(name: "cave"))
    XCTAssertEqual(
      lines.values.filter { $0.hasSuffix("cave") }, [],
      """
      The spec set the uploader's `log` back to the log that the uploader had started \
      with, and uploaded another photo. `found` lists the lines that the replaced log \
      still received. A caller may make an uploader silent again, so setting `log` \
      must work with any log. Look at what `PhotoUploader` does when its `log` is set.
      """)
    withExtendedLifetime(log) {}
  }

  func testKeepsALogThatNothingElseHolds() {
    let lines = SpecRecorder<String>()
    let uploader = makeUploader(server: TestServer())

    uploader.log = TestLog(lines: lines)
    uploader.upload(Photo(name: "lake"))

    XCTAssertEqual(
      lines.values, ["sending lake", "sent lake"],
      """
      The spec set a log that only the uploader holds, and uploaded a photo. `found` lists \
      the lines that the log received. The log belongs to the uploader, so the uploader must \
      own it. If `found` is empty, look for a `weak` reference to the log in `PhotoUploader`.
      """)
  }

  func testKeepsAskingForItsLogAtEachLine() {
    let lines = (1...2).map { _ in SpecRecorder<String>() }
    let logs = lines.map(TestLog.init)
    let later = Later()
    let server = TestServer { _ in
      later.uploader?.log = logs[1]
    }
    let uploader = makeUploader(server: server)
    later.uploader = uploader
    defer { later.uploader = nil }

    uploader.log = logs[0]
    uploader.upload(Photo(name: "lake"))
    withExtendedLifetime(logs) {}

    XCTAssertEqual(
      Self.heard(lines), ["log 1: sending lake", "log 2: sent lake"],
      """
      While the server stored a photo, the spec replaced the uploader's first log with \
      a second one. `found` lists the lines that each log received. Each line must go \
      to the log that is set when the line is written. So `upload(_:)` must read `log` \
      anew for each line, and must not remember a log from an earlier line.
      """)
  }

  func testAnUploaderIsReleasedWithItsScreen() {
    let uploader = memory {
      isReleased {
        let uploader = makeUploader(server: TestServer())
        let screen = AlbumScreen(uploader: uploader)
        ["beach", "film"].forEach { uploader.upload(Photo(name: $0)) }
        return screen.uploader
      }
    }

    XCTAssertEqual(
      uploader, "released",
      """
      The spec released a screen and its uploader after two uploads, but the uploader was \
      still in memory. The screen owns its uploader, so both must be released together. \
      If “a closed screen is released” fails as well, the uploader also owns the screen, \
      and neither object can be freed. If that spec passes, look for a global that holds \
      uploaders, or for a closure in the uploader that captures the uploader.
      """)
  }

  func testKeepsTellingItsDelegateUntilItIsTakenAway() {
    let later = Later()
    let server = TestServer { photo in
      if photo.name == "river" { later.uploader?.delegate = nil }
    }
    let uploader = makeUploader(server: server)
    later.uploader = uploader
    defer { later.uploader = nil }
    let screen = AlbumScreen(uploader: uploader)

    for name in ["beach", "film", "forest"] {
      uploader.upload(Photo(name: name))
    }
    screen.mute()
    uploader.upload(Photo(name: "lake"))
    uploader.delegate = screen
    uploader.upload(Photo(name: "river"))

    XCTAssertEqual(
      screen.captions, ["beach", "forest"],
      """
      A screen was the delegate for the photos “beach”, “film” (which the server refused) \
      and “forest”. The delegate was `nil` for “lake”, and became `nil` while the server \
      stored “river”. `found` lists the photos that the screen was notified of. A delegate \
      must be notified of each photo that was stored while it was the delegate, and of no \
      other photo. In `upload(_:)`, read `delegate` after the server has stored the photo.
      """)

    let first = AlbumScreen(uploader: uploader)
    let second = AlbumScreen(uploader: uploader)
    uploader.upload(Photo(name: "dune"))
    XCTAssertEqual(
      first.captions.map { "first: \($0)" }
        + second.captions.map { "second: \($0)" },
      ["second: dune"],
      """
      The spec made two screens the delegate, one after the other, and then uploaded one photo. \
      `found` shows which screens were notified. An uploader has one delegate at a time, so a \
      new delegate replaces the previous one. Look at how `PhotoUploader` stores its `delegate`.
      """)
  }

  func testTheChecksCatchALogThatGetsLost() {
    let missed = FaultyUploader.Kind.missed([
      .losesItsLog: "It holds its log weakly, and nothing else holds the log."
    ])

    XCTAssertEqual(
      missed, [],
      """
      The spec ran your checks on an uploader that loses its log, and no check \
      noticed. An uploader must own its log, because the app often passes in a \
      log without keeping it. For each check in `UploaderChecks.swift`, look \
      at which objects hold the log while the uploader works.
      """)
  }

  func testTheChecksCatchADelegateThatIsKeptAlive() {
    let missed = FaultyUploader.Kind.missed([
      .keepsDelegate:
        "It owns its delegate from the moment the delegate is set.",
      .keepsWhomItTold: "It owns the delegate that it notified last.",
    ])

    XCTAssertEqual(
      missed, [],
      """
      The spec ran your checks on uploaders that keep their delegate alive. `found` lists the \
      faults that no check noticed. An uploader must not own its delegate, or else a closed \
      screen stays in memory for as long as its uploader. Nothing crashes then, so only a \
      check that looks for this fault can notice it. In `UploaderChecks.swift`, look at when \
      your checks release a delegate, and at how they find out whether the delegate is gone.
      """)
  }

  func testTheChecksCatchAnUploaderThatStopsWhenItsDelegateIsGone() {
    let missed = FaultyUploader.Kind.missed([
      .stopsWithItsDelegate:
        "When its delegate is gone, it no longer uploads photos."
    ])

    XCTAssertEqual(
      missed, [],
      """
      The spec ran your checks on an uploader that stops uploading when its \
      delegate is gone, and no check noticed. Uploads must go on without a \
      delegate, because the photos matter more than the object that is notified of \
      them. Look at what `UploaderChecks.swift` checks once a delegate is gone.
      """)
  }

  func testTheChecksCatchADelegateThatHearsTooMuchOrTooLittle() {
    let missed = FaultyUploader.Kind.missed([
      .tellsNobody: "It never tells its delegate.",
      .tellsTwice: "It tells its delegate about each photo twice.",
      .tellsAfterwards: "It still tells a delegate that is no longer set.",
      .asksForItsDelegateFirst:
        "It reads its delegate only once, before the server receives the photo.",
    ])

    XCTAssertEqual(
      missed, [],
      """
      The spec ran your checks on uploaders that notify a delegate too often, too rarely \
      or too late. `found` lists the faults that no check noticed. When the server has \
      stored a photo, the object that is the delegate at that moment must be notified \
      once, and no other object may be notified. In `UploaderChecks.swift`, look at \
      which photos your checks upload, and at when they replace or remove a delegate.
      """)
  }

  func testYourUploaderPassesYourChecks() {
    XCTAssertEqual(
      OptionalCollaboratorSpecs.complaintsAboutTheAnswer,
      ["All checks were asked."],
      """
      A small program ran your checks on the uploader that `makeUploader(server:)` \
      returns, and `found` lists what it printed. Your uploader must pass your own \
      checks. If “sound uploaders pass every check” passes, your uploader breaks a \
      promise, so look at `PhotoUploader`. If that spec fails, look at the checks.
      """)
  }

  func testKeepsTwoUploadersOnTheLogsTheyHaveNow() {
    let lines = (1...3).map { _ in SpecRecorder<String>() }
    let first = makeUploader(server: TestServer())
    let second = makeUploader(server: TestServer())
    let logs = lines.map(TestLog.init)
    (first.log, second.log) = (logs[0], logs[1])

    first.log = logs[2]
    first.upload(Photo(name: "beach"))
    second.upload(Photo(name: "lake"))
    withExtendedLifetime(logs) {}

    XCTAssertEqual(
      Self.heard(lines),
      [
        "log 1: nothing", "log 2: sending lake, sent lake",
        "log 3: sending beach, sent beach",
      ],
      """
      The spec replaced the first uploader's log, but not the second uploader's. Then \
      it uploaded one photo with each uploader. Log 1 is the first uploader's old \
      log, log 2 is the second uploader's, and log 3 is the first uploader's new log. \
      Each uploader must write to the log that it has now. Look at how \
      `PhotoUploader` keeps its log: a caller must be able to set it again and again.
      """)
  }

  func testKeepsNothingInAGlobal() throws {
    XCTAssertEqual(
      try CompiledAnswer(spec: #filePath).globalState(), [],
      """
      `found` lists the global and static properties in your code that store something that \
      can change. All uploaders share these properties, so what one caller sets reaches the \
      other callers. Keep an uploader's log and its delegate in properties of that uploader.
      """)
  }
}
