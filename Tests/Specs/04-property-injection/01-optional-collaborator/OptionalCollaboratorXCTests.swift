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
      A log was set after the upload of the beach, and this is what it heard. A line “elsewhere” \
      stands for each use of the app's console from then on. A log must hear every step after it \
      was set, and no other log may hear of it. Look at where `upload(_:)` writes each of its lines.
      """)
    uploader.log = silence
    uploader.upload(Photo(name: "cave"))
    XCTAssertEqual(
      lines.values.filter { $0.hasSuffix("cave") }, [],
      """
      The uploader got back the log that it had at first, and the other log still heard of an \
      upload. Anyone may make an uploader silent again, so `log` must take any log that it's \
      given. Look at what `PhotoUploader` does when its `log` is set.
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
      A log was set that only the uploader holds, and this is what it heard. The log belongs to \
      the uploader, so the uploader must own it. If it heard nothing, look for a `weak` at the \
      log in `PhotoUploader`.
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
      The log was replaced while the server stored a photo, and this is what the first and the \
      second log heard. From that moment on the second one is the uploader's log, so ask for \
      `log` at each line of `upload(_:)` and don't remember it.
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
      The spec released a screen and its uploader after two uploads, and the uploader is still in \
      memory. The screen owns the uploader. If the spec about the screen is red, too, the uploader \
      also owns the screen, and neither can go; if it's green, look for a global that holds uploaders, or for a closure \
      that the uploader keeps and that captures it.
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
      The screen was the delegate for the beach, a film that the server refused and the forest. \
      The delegate was nil for the lake, and became nil while the river was on its way. A delegate \
      hears of each photo that was stored while it is the delegate, and of no other. In \
      `upload(_:)`, ask for `delegate` after the server has stored the photo.
      """)

    let first = AlbumScreen(uploader: uploader)
    let second = AlbumScreen(uploader: uploader)
    uploader.upload(Photo(name: "dune"))
    XCTAssertEqual(
      first.captions.map { "first: \($0)" }
        + second.captions.map { "second: \($0)" },
      ["second: dune"],
      """
      Two screens became the delegate, one after the other, and this is what the first and the \
      second heard of one photo. There is one delegate at a time, and the next one takes its \
      place. Look at how `PhotoUploader` stores its `delegate`.
      """)
  }

  func testTheChecksCatchALogThatGetsLost() {
    let missed = FaultyUploader.Kind.missed([
      .losesItsLog: "It holds its log weakly, and nothing else holds the log."
    ])

    XCTAssertEqual(
      missed, [],
      """
      This uploader loses its log, and no check noticed. The promise is that the uploader owns its \
      log, because the app often hands over a log that it doesn't keep itself. Look at who holds \
      the log in each check of `UploaderChecks.swift` while the uploader works.
      """)
  }

  func testTheChecksCatchADelegateThatIsKeptAlive() {
    let missed = FaultyUploader.Kind.missed([
      .keepsDelegate: "It owns its delegate from the moment when it's set.",
      .keepsWhomItTold: "It owns the delegate that it told last.",
    ])

    XCTAssertEqual(
      missed, [],
      """
      These uploaders keep their delegate alive, and no check noticed. A closed screen would stay \
      in memory for as long as its uploader, and nothing crashes, so only a check that looks for it \
      can tell. Look at `UploaderChecks.swift`: what is different when an uploader owns its \
      delegate, and from which moment on?
      """)
  }

  func testTheChecksCatchAnUploaderThatStopsWhenItsDelegateIsGone() {
    let missed = FaultyUploader.Kind.missed([
      .stopsWithItsDelegate:
        "When its delegate is gone, it uploads no photo any more."
    ])

    XCTAssertEqual(
      missed, [],
      """
      This uploader stops when its delegate is gone, and no check noticed. The promise is that \
      uploads go on then, because photos matter more than who hears of them. Look at what \
      `UploaderChecks.swift` pins about the time after a delegate.
      """)
  }

  func testTheChecksCatchADelegateThatHearsTooMuchOrTooLittle() {
    let missed = FaultyUploader.Kind.missed([
      .tellsNobody: "It never tells its delegate.",
      .tellsTwice: "It tells its delegate twice of each photo.",
      .tellsAfterwards: "It still tells a delegate that was taken away.",
      .asksForItsDelegateFirst:
        "It asks for its delegate once, before the server gets the photo.",
    ])

    XCTAssertEqual(
      missed, [],
      """
      The delegates of these uploaders hear too much or too little, and no check noticed. The \
      promise is that the object that is the delegate when the server has stored a photo hears of \
      it, once, and that no other object does. Look at `UploaderChecks.swift`: which photos does a \
      delegate hear of there, and when does it stop being the delegate?
      """)
  }

  func testYourUploaderPassesYourChecks() {
    XCTAssertEqual(
      OptionalCollaboratorSpecs.complaintsAboutTheAnswer,
      ["All checks were asked."],
      """
      Your checks were asked about the uploader that `makeUploader(server:)` returns, and this is \
      what they said. If the sound uploaders pass these checks, your uploader breaks a promise: \
      look at `PhotoUploader`. If they don't, look at the checks.
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
      The first uploader's log was replaced, the second one's was not. Log 1 is the old \
      log, log 2 the second uploader's, and log 3 the new one. Each uploader writes to the \
      log that it has now, so keep that log in a property that can be set again and again.
      """)
  }

  func testKeepsNothingInAGlobal() throws {
    XCTAssertEqual(
      try CompiledAnswer(spec: #filePath).globalState(), [],
      """
      Your code stores something that can change in the globals or static properties found here. \
      All uploaders share it, so what one caller sets reaches the others. An uploader's log and \
      its delegate belong in properties of that uploader.
      """)
  }
}
