import SpecSupport
import SpecTags
import Testing

@testable import OptionalCollaborator

@Suite struct OptionalCollaboratorSpecs {
  @Test func `without a log, it writes nowhere`() {
    let uploader = makeUploader(server: TestServer())

    let touched = Tripwire.touched {
      uploader.upload(Photo(name: "beach"))
      uploader.upload(Photo(name: "film"))
    }

    #expect(
      touched.names == [],
      """
      The spec uploaded two photos without setting a log, and the uploader used the \
      app's console. A default must have no effect, because not every program that \
      uploads photos has a console. Look for `ConsoleLog` in `PhotoUploader.swift`. \
      If it's no longer there, look at `makeUploader(server:)`.
      """)
    #expect(
      Self.linesWithoutTheApp.dropFirst() == [],
      """
      A small program uploaded two photos without setting a log. `found` lists \
      the lines that the program then printed, to standard output or to standard \
      error. A default log must have no effect. Look for code that prints: in \
      the log that `PhotoUploader` starts with, or in `upload(_:)` itself.
      """)
  }

  @Test func `its log can be replaced but not taken away`() throws {
    let verdicts = try SpecClient.verdicts(
      on: [
        "_ = { (it: PhotoUploader, log: any Log) in it.log = log }",
        "_ = { (it: PhotoUploader) in it.log = SpecDiary() }",
        "func specLog(of it: PhotoUploader) -> any Log { it.log }",
        "_ = { (it: PhotoUploader) in it.log = nil }",
      ],
      declarations: """
        struct SpecDiary: Log {
          func write(_ event: String, _ photo: Photo) {}
        }
        """)

    #expect(
      verdicts.prefix(3).map(\.explanation)
        == Array(repeating: CompilerVerdict.accepted, count: 3),
      """
      The spec compiled code that sets `log` to an `any Log`, code that sets `log` to a \
      struct that conforms to `Log`, and code that reads `log` as an `any Log`. `found` shows \
      what the compiler reported for each piece. All three must compile, because a caller may \
      use any log, and an uploader has a log at all times. Look at the type of `log` in \
      `PhotoUploader`, which must not be optional, and let structs conform to `Log`.
      """)
    #expect(
      verdicts.dropFirst(3).filter(\.isAccepted).map(\.statements) == [],
      """
      The spec wrote code that sets `log` to `nil`, and the compiler accepted the \
      code, which `found` shows. A log may be silent, but an uploader must have a \
      log at all times. Look at whether `log` in `PhotoUploader` can be `nil`.
      """)
  }

  @Test func `a closed screen is released`() {
    let uploader = makeUploader(server: TestServer())

    let screen = memory { isReleased { AlbumScreen(uploader: uploader) } }

    #expect(
      screen == "released",
      """
      The spec made a screen the delegate of an uploader and then released the screen, but \
      the screen was still in memory. An uploader must not own its delegate, or else a closed \
      screen is never freed. Look for a strong reference to the delegate in `PhotoUploader`: \
      a property that isn't `weak`, or a closure that captures the delegate strongly.
      """)
    withExtendedLifetime(uploader) {}
  }

  @Test(.tags(.guard))
  func `keeps uploading when its screen is gone`() {
    #expect(
      Self.programs.lines(of: "screen gone") == ["stored beach"],
      """
      A small program uploaded a photo after the uploader's delegate was gone. \
      `found` lists what the program printed. An upload doesn't need a delegate. \
      A delegate may go away at any time, and the reference to it must then be \
      `nil`. If the program crashed, look at how `PhotoUploader` stores the \
      delegate: `unowned` is a promise that the delegate never goes away.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no photo after its upload`() {
    let uploader = makeUploader(server: TestServer())

    let photos = ["beach", "film"].map { name in
      let photo = memory {
        isReleased {
          let photo = Photo(name: name)
          uploader.upload(photo)
          return photo
        }
      }
      return "\(name): \(photo)"
    }

    #expect(
      photos == ["beach: released", "film: released"],
      """
      The server stored the photo “beach” and refused the photo “film”. After each upload, the \
      spec released the photo, and at least one of the two was still in memory. Photos are big, so \
      no object may keep a photo after its upload, whether the server stored or refused it. Look \
      for a property that keeps photos, in `PhotoUploader` or in the log that it starts with.
      """)
    withExtendedLifetime(uploader) {}
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs rely on these files, so they \
      can no longer see what your code does. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }

  @Test func `it compiles without the app and its ConsoleLog`() {
    #expect(
      Self.linesWithoutTheApp.first == Self.isBuilt,
      """
      The spec compiled your code without `App.swift` and `ConsoleLog.swift`, because \
      some programs have no console. `found` shows the place that the compiler rejected. \
      A default that lives in the app is a hidden dependency, so the uploader's files \
      must not name anything from these two files. Look at the place in `found`.
      """)
  }

  @Test func `sound uploaders pass every check`() {
    let complaints =
      uploaderChecks().isEmpty
      ? ["There is no check."] : FaultyUploader.Kind.complaintsAboutSound()

    #expect(
      complaints == [],
      """
      The spec ran your checks on uploaders that keep every promise in the brief. `found` \
      lists what your checks reported about these uploaders, or says that there is no \
      check. A check that demands more than the promises rejects good rewrites, such as \
      one that notifies the delegate before it writes “sent”. Look at `uploaderChecks()`. \
      The specs about faulty uploaders ignore any check that fails here.
      """)
  }

  @Test func `the checks catch a line that comes at the wrong time`() {
    let missed = FaultyUploader.Kind.missed([
      .sendingTooLate:
        "It writes “sending” only after the server has stored the photo.",
      .sentTooEarly:
        "It writes “sent” before the server has received the photo.",
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on uploaders that write the right lines at the wrong time. \
      `found` lists the faults that no check noticed. An uploader must write “sending” before \
      the server receives the photo, and “sent” or “refused” afterwards. If an uploader writes \
      “sent” too early and the server then fails, the log is wrong. In `UploaderChecks.swift`, \
      look at whether your checks compare the log with what the server has received.
      """)
  }

  @Test func `the checks catch a refused photo that counts as stored`() {
    let missed = FaultyUploader.Kind.missed([
      .refusedAsSent: "It writes “sent” for a photo that the server refused.",
      .tellsOfRefused:
        "It notifies the delegate of a photo that the server refused.",
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on uploaders that treat a refused photo as if the \
      server had stored it. `found` lists the faults that no check noticed. For a \
      refused photo, an uploader must write “refused” to its log and must not notify \
      its delegate. Look at what `UploaderChecks.swift` checks about refused photos.
      """)
  }

  @Test func `the checks catch a log that is not the one set last`() {
    let missed = FaultyUploader.Kind.missed([
      .oldLogHears:
        "After a second log was set, the first log still receives each line.",
      .firstLogStays:
        "After a second log was set, only the first log receives lines.",
      .asksForItsLogOnce:
        "When a second log is set during an upload, the first log receives the rest.",
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on uploaders that write to a log other than the one that is set \
      at that moment. `found` lists the faults that no check noticed. Each line must go to the \
      log that is set when the line is written, and a caller can replace the log at any time. \
      In `UploaderChecks.swift`, look at the moments when your checks replace a log.
      """)
  }

  private static let programs = SpecPrograms(
    [
      "screen gone": SpecClient(
        """
        let uploader = makeUploader(server: SpecAttic())
        uploader.log = SpecNoOne()
        _ = AlbumScreen(uploader: uploader)
        uploader.upload(Photo(name: "beach"))
        """, declarations: declarations),
      "own checks": SpecClient(
        """
        let checks = uploaderChecks()
        for check in checks {
          let complaint = check.complaint { UploaderUnderTest(makeUploader(server: $0)) }
          if let complaint { print(complaint) }
        }
        print(checks.isEmpty ? "There is no check." : "All checks were asked.")
        """, declarations: declarations),
    ])

  private static let declarations = """
    final class SpecNoOne: Log {
      func write(_ event: String, _ photo: Photo) {}
    }
    struct SpecAttic: PhotoServer {
      func store(_ photo: Photo) -> Bool {
        print("stored \\(photo.name)")
        return true
      }
    }
    """

  /// What the learner's checks say of the learner's uploader, in a program of its own, because an
  /// uploader that isn't finished may crash.
  static var complaintsAboutTheAnswer: [String] {
    programs.lines(of: "own checks")
  }

  private static let isBuilt = "The compiler accepts it."

  /// What a program prints that has neither app nor console and sets no log:
  /// first that it is there, or why it isn't. What goes to standard error
  /// counts, too.
  private static let linesWithoutTheApp =
    SpecClient(
      """
      dup2(1, 2)
      print("\(isBuilt)")
      fflush(nil)
      let uploader = makeUploader(server: SpecAttic())
      uploader.upload(Photo(name: "beach"))
      uploader.upload(Photo(name: "film"))
      """,
      declarations: """
        import Foundation
        struct SpecAttic: PhotoServer {
          func store(_ photo: Photo) -> Bool { photo.name != "film" }
        }
        """
    ).lines(leavingOut: ["App.swift", "ConsoleLog.swift"])
}

/// What a spec shows of an object that should be gone.
func memory(_ isReleased: () -> Bool) -> String {
  isReleased() ? "released" : "still in memory"
}
