// Wrong: the server doesn't write down when it's called, so the order isn't seen.
// Rejected by: the checks catch a line that comes at the wrong time

/// What an uploader promises about its log and its delegate, check by check.
///
/// Each check builds the uploader that it judges, whichever that is.
func uploaderChecks() -> [Check] {
  [
    Check(
      "the log hears each step when it happens",
      expected: [
        "sending beach", "sent beach",
        "sending film", "refused film",
      ]
    ) { make in
      let server = SpyServer(refusing: "film")
      let uploader = make(server)
      let log = SpyLog(journal: server.journal)
      uploader.setLog(log)
      uploader.upload(Photo(name: "beach"))
      uploader.upload(Photo(name: "film"))
      return withExtendedLifetime(log) { server.journal.lines }
    },

    Check(
      "a new log takes the old one's place",
      expected: [
        ["sending beach", "sent beach"], ["sending lake", "sent lake"],
      ]
    ) { make in
      let logs = [SpyLog(), SpyLog()]
      let uploader = make(SpyServer())
      uploader.setLog(logs[0])
      uploader.upload(Photo(name: "beach"))
      uploader.setLog(logs[1])
      uploader.upload(Photo(name: "lake"))
      return logs.map(\.journal.lines)
    },

    Check(
      "a log that nothing else holds is kept",
      expected: ["sending beach", "sent beach"]
    ) { make in
      let journal = Journal()
      let uploader = make(SpyServer())
      uploader.setLog(SpyLog(journal: journal))
      uploader.upload(Photo(name: "beach"))
      return journal.lines
    },

    Check(
      "the delegate hears of stored photos, while it is the delegate",
      expected: ["beach"]
    ) { make in
      let server = SpyServer(refusing: "film")
      let uploader = make(server)
      let delegate = SpyDelegate()
      uploader.setDelegate(delegate)
      uploader.upload(Photo(name: "beach"))
      uploader.upload(Photo(name: "film"))
      server.meanwhile = { uploader.setDelegate(nil) }
      uploader.upload(Photo(name: "lake"))
      server.meanwhile = nil
      return delegate.names
    },

    Check(
      "the delegate isn't kept alive, and uploads go on without it",
      expected: ["the delegate is gone", "2 photos"]
    ) { make in
      let server = SpyServer()
      let uploader = make(server)
      weak var delegate: SpyDelegate?
      do {
        let screen = SpyDelegate()
        delegate = screen
        uploader.setDelegate(screen)
        uploader.upload(Photo(name: "beach"))
      }
      if delegate == nil { server.journal.lines.append("the delegate is gone") }
      uploader.upload(Photo(name: "lake"))
      return server.journal.lines + ["\(server.photos) photos"]
    },
  ]
}

/// What happened, in order: several doubles can write to one journal.
private final class Journal {
  var lines: [String] = []
}

/// A spy: it remembers what the uploader told it.
private final class SpyLog: Log {
  let journal: Journal

  init(journal: Journal = Journal()) {
    self.journal = journal
  }

  func write(_ event: String, _ photo: Photo) {
    journal.lines.append("\(event) \(photo.name)")
  }
}

/// A stub, because it refuses what the check wants, and a spy.
private final class SpyServer: PhotoServer {
  let journal = Journal()
  var photos = 0
  /// What happens while a photo is on its way.
  var meanwhile: (() -> Void)?
  private let refused: String?

  init(refusing refused: String? = nil) {
    self.refused = refused
  }

  func store(_ photo: Photo) -> Bool {
    photos += 1
    meanwhile?()
    return photo.name != refused
  }
}

private final class SpyDelegate: UploadDelegate {
  var names: [String] = []

  func didUpload(_ photo: Photo) {
    names.append(photo.name)
  }
}
