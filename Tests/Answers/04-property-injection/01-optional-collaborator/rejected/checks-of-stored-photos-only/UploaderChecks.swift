// Wrong: every server of the checks stores every photo.
// Rejected by: the checks catch a refused photo that counts as stored

/// What an uploader promises about its log and its delegate, check by check.
///
/// Each check builds the uploader that it judges, whichever that is.
func uploaderChecks() -> [Check] {
  [
    Check(
      "the log hears each step when it happens",
      expected: [
        "sending beach", "store beach", "sent beach",
        "sending film", "store film", "sent film",
      ]
    ) { make in
      let server = SpyServer()
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
      expected: ["beach", "film"]
    ) { make in
      let uploader = make(SpyServer())
      let delegate = SpyDelegate()
      uploader.setDelegate(delegate)
      uploader.upload(Photo(name: "beach"))
      uploader.upload(Photo(name: "film"))
      uploader.setDelegate(nil)
      uploader.upload(Photo(name: "lake"))
      return delegate.names
    },

    Check("the delegate isn't kept alive", expected: "gone") { make in
      let uploader = make(SpyServer())
      weak var delegate: SpyDelegate?
      do {
        let screen = SpyDelegate()
        delegate = screen
        uploader.setDelegate(screen)
        uploader.upload(Photo(name: "beach"))
      }
      return withExtendedLifetime(uploader) {
        delegate == nil ? "gone" : "still in memory"
      }
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
  private let refused: String?

  init(refusing refused: String? = nil) {
    self.refused = refused
  }

  func store(_ photo: Photo) -> Bool {
    journal.lines.append("store \(photo.name)")
    return photo.name != refused
  }
}

private final class SpyDelegate: UploadDelegate {
  var names: [String] = []

  func didUpload(_ photo: Photo) {
    names.append(photo.name)
  }
}
