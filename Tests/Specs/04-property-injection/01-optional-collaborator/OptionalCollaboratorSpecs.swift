import SpecSupport
import SpecTags
import Testing

@testable import OptionalCollaborator

@Suite struct OptionalCollaboratorSpecs {
  @Test func `without a log, it writes nowhere`() {
    let uploader = makeUploader(server: TestServer(refuses: "film"))

    let touched = Tripwire.touched {
      uploader.upload(Photo(name: "beach"))
      uploader.upload(Photo(name: "film"))
    }
    let printed = Client(
      "makeUploader(server: Attic()).upload(Photo(name: \"beach\"))",
      declarations: """
        struct Attic: PhotoServer {
          func store(_ photo: Photo) -> Bool { true }
        }
        """
    ).lines()

    #expect(
      touched.names.isEmpty,
      """
      Nobody set a log, and the uploader still wrote to `ConsoleLog.shared`. \
      A default must have no effect: let the uploader's own log be silent, \
      and write to that log only.
      """)
    #expect(
      printed == [],
      "Nobody set a log, and something was printed. Silent means silent.")
  }

  @Test func `its log can be replaced but not taken away`() throws {
    let set = { (value: String) in
      try Client(
        """
        _ = { (it: PhotoUploader, log: any Log) in it.log = \(value) }
        """
      ).typecheck()
    }
    let (other, none) = (try set("log"), try set("nil"))

    #expect(
      other.isAccepted && none.isRefused(with: "'nil' cannot be assigned"),
      """
      `uploader.log = log` must compile and `uploader.log = nil` must not. \
      Then nobody has to ask whether there is a log: no `?` and no `!`. \
      \(other.isAccepted ? none.explanation : other.explanation)
      """)
  }

  @Test func `a screen that nobody holds is released`() {
    let uploader = makeUploader(server: TestServer())

    #expect(
      isReleased { AlbumScreen(uploader: uploader) },
      """
      The customer closed the screen, and its uploader still keeps it in \
      memory. An uploader does not own its delegate: refer to it weakly.
      """)
  }

  @Test(.tags(.guard))
  func `keeps uploading when its screen is gone`() async {
    await #expect(
      processExitsWith: .success,
      """
      The uploader crashed after its delegate was gone. A delegate may go at \
      any time: the reference to it must then read nil.
      """
    ) {
      let server = TestServer()
      let uploader = makeUploader(server: server)
      _ = AlbumScreen(uploader: uploader)

      uploader.upload(Photo(name: "beach"))

      #expect(
        server.stored.values == ["beach"],
        "The upload must not depend on a delegate.")
    }
  }

  @Test(.tags(.guard))
  func `keeps no photo after its upload`() {
    let uploader = makeUploader(server: TestServer())

    let released = isReleased {
      let photo = Photo(name: "beach")
      uploader.upload(photo)
      return photo
    }

    #expect(
      released,
      """
      The photo is sent, and still in memory. Either the uploader or its \
      default log keeps it: a log that does nothing remembers nothing.
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
}
