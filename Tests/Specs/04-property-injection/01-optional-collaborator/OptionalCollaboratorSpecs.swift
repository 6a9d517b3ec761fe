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
      No log was set, and the uploader used the app's console. A default must have no effect, \
      because not every program that uploads photos has a console. Look for the console's name in \
      `PhotoUploader.swift`. If it isn't there any more, look at `makeUploader(server:)`.
      """)
    #expect(
      Self.linesWithoutTheApp.dropFirst() == [],
      """
      No log was set, and the uploader printed the lines found here, to standard output or to \
      standard error. A default must have no effect, so look for what prints: the log that \
      `PhotoUploader` begins with, or `upload(_:)` itself.
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
      The spec set the log to an `any Log`, set it to a struct that conforms to `Log`, and read \
      it as an `any Log`. All three must compile, because any log may stand there and there is \
      always one. A `log` that may be `nil` can be taken away. Check the type of `log` in \
      `PhotoUploader`, and keep `Log` open to structs.
      """)
    #expect(
      verdicts.dropFirst(3).filter(\.isAccepted).map(\.statements) == [],
      """
      The compiler accepts the code found here, which takes the log away. The log may be silent \
      but never missing, so that no line has to ask whether there is one. Look at the type of \
      `log` in `PhotoUploader`: can it be `nil`?
      """)
  }

  @Test func `a closed screen is released`() {
    let uploader = makeUploader(server: TestServer())

    let screen = memory { isReleased { AlbumScreen(uploader: uploader) } }

    #expect(
      screen == "released",
      """
      A screen became the delegate of an uploader, the spec released the screen, and it's still in \
      memory. The uploader must not own its delegate, or a closed screen is never freed. Look for a \
      strong reference to the delegate in `PhotoUploader`: a property that isn't `weak`, or a \
      closure that captures it strongly.
      """)
    withExtendedLifetime(uploader) {}
  }

  @Test(.tags(.guard))
  func `keeps uploading when its screen is gone`() {
    #expect(
      Self.programs.lines(of: "screen gone") == ["stored beach"],
      """
      A photo was uploaded after the delegate was gone. An upload doesn't need a delegate, and a \
      delegate may go at any time, so the reference to it must read nil then. If the program \
      crashed, look at how `PhotoUploader` stores the delegate: `unowned` is a promise that the \
      delegate never goes.
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
      The server stored the beach and refused the film. After each upload the spec released the \
      photo, and one of the two is still in memory. Photos are big, so nothing may keep them \
      after the upload, however it ended. Look for a property that keeps photos, in `PhotoUploader` or in the log \
      that it begins with.
      """)
    withExtendedLifetime(uploader) {}
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }

  @Test func `it compiles without the app and its ConsoleLog`() {
    #expect(
      Self.linesWithoutTheApp.first == Self.isBuilt,
      """
      The spec compiled your code without `App.swift` and `ConsoleLog.swift`, as a program does \
      that has no console. A default that lives in the app is a hidden dependency, so the \
      uploader's files must name nothing from these two. Look at the place found here.
      """)
  }

  @Test func `sound uploaders pass every check`() {
    let complaints =
      uploaderChecks().isEmpty
      ? ["There is no check."] : FaultyUploader.Kind.complaintsAboutSound()

    #expect(
      complaints == [],
      """
      The spec judged uploaders that keep every promise of the brief, and your checks don't let \
      them all pass, or there is no check. A check that demands more than the promises refuses \
      good rewrites, for example one that tells the delegate before it writes “sent”. Look at \
      `uploaderChecks()`. The specs below ignore any check that fails here.
      """)
  }

  @Test func `the checks catch a line that comes at the wrong time`() {
    let missed = FaultyUploader.Kind.missed([
      .sendingTooLate:
        "It writes “sending” when the server has stored the photo.",
      .sentTooEarly: "It writes “sent” before the server has got the photo.",
    ])

    #expect(
      missed == [],
      """
      These uploaders write the right lines at the wrong time, and no check noticed. The promise is \
      “sending” before the server gets the photo, and “sent” or “refused” afterwards, because a log \
      that says “sent” too early lies when the server fails. Look at your checks of the log in \
      `UploaderChecks.swift`: what do they know about the server?
      """)
  }

  @Test func `the checks catch a refused photo that counts as stored`() {
    let missed = FaultyUploader.Kind.missed([
      .refusedAsSent: "It writes “sent” about a photo that the server refused.",
      .tellsOfRefused:
        "It tells the delegate of a photo that the server refused.",
    ])

    #expect(
      missed == [],
      """
      These uploaders treat a refused photo as if it had arrived, and no check noticed. The promise \
      is that the log hears “refused”, and that the delegate never hears of such a photo. Look at \
      what `UploaderChecks.swift` pins about refused photos.
      """)
  }

  @Test func `the checks catch a log that is not the one set last`() {
    let missed = FaultyUploader.Kind.missed([
      .oldLogHears:
        "After a second log was set, the first one still hears each line.",
      .firstLogStays: "After a second log was set, only the first one hears.",
      .asksForItsLogOnce:
        "When a second log is set during an upload, the first one hears the rest.",
    ])

    #expect(
      missed == [],
      """
      These uploaders write to a log that isn't the one set at that moment, and no check noticed. \
      The promise holds for each line, and another log can be set at any time. Look at \
      `UploaderChecks.swift`: at which moments do your checks replace a log?
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
