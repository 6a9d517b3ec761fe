// Sound: one check compares a whole transcript, and doubles write to it.

func uploaderChecks() -> [Check] {
  [
    Check(
      "an evening of uploads",
      expected: """
        sending beach to the first log
        storing beach
        sent beach to the first log
        the screen shows beach
        sending film to the first log
        storing film
        refused film to the second log
        sending lake to the second log
        storing lake
        sent lake to the second log
        the screen is closed: true
        sending cave to the second log
        storing cave
        sent cave to the second log
        """
    ) { make in
      let pages = Pages()
      let server = Recorder(name: "server", pages: pages)
      let uploader = make(server)
      weak var screen: Recorder?
      do {
        let open = Recorder(name: "screen", pages: pages)
        screen = open
        uploader.setDelegate(open)
        uploader.setLog(Recorder(name: "first", pages: pages))
        uploader.upload(Photo(name: "beach"))
        pages.turn()
        server.meanwhile = {
          uploader.setLog(Recorder(name: "second", pages: pages))
        }
        uploader.upload(Photo(name: "film"))
        server.meanwhile = { uploader.setDelegate(nil) }
        uploader.upload(Photo(name: "lake"))
        server.meanwhile = {}
        pages.turn()
        uploader.setDelegate(open)
      }
      pages.write("the screen is closed: \(screen == nil)")
      uploader.upload(Photo(name: "cave"))
      return pages.lines.joined(separator: "\n")
    }
  ]
}

private final class Pages {
  private(set) var lines: [String] = []
  private var shown: [String] = []

  func write(_ line: String) { lines.append(line) }
  func show(_ name: String) { shown.append("the screen shows \(name)") }

  /// What the screen shows has no promised place among the log's lines.
  func turn() {
    lines += shown
    shown = []
  }
}

/// Log, server and delegate in one.
private final class Recorder: Log, PhotoServer, UploadDelegate {
  let name: String
  let pages: Pages
  var meanwhile = {}

  init(name: String, pages: Pages) {
    self.name = name
    self.pages = pages
  }

  func write(_ event: String, _ photo: Photo) {
    pages.write("\(event) \(photo.name) to the \(name) log")
  }

  func store(_ photo: Photo) -> Bool {
    pages.write("storing \(photo.name)")
    meanwhile()
    return photo.name != "film"
  }

  func didUpload(_ photo: Photo) { pages.show(photo.name) }
}
