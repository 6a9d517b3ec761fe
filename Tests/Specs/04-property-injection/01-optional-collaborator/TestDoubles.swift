import SpecSupport

@testable import OptionalCollaborator

/// A log that remembers what it heard, also when nobody holds the log itself.
final class TestLog: Log, Sendable {
  private let lines: SpecRecorder<String>

  init(lines: SpecRecorder<String>) {
    self.lines = lines
  }

  func write(_ event: String, _ photo: Photo) {
    lines.record("\(event) \(photo.name)")
  }
}

/// A server that remembers the names of what it stored.
struct TestServer: PhotoServer {
  /// It refuses photos whose names begin like this.
  var refuses = "film"
  let stored = SpecRecorder<String>()
  /// What happens while a photo is on its way.
  var meanwhile: (Photo) -> Void = { _ in }

  func store(_ photo: Photo) -> Bool {
    meanwhile(photo)
    guard !photo.name.hasPrefix(refuses) else { return false }
    stored.record(photo.name)
    return true
  }
}

/// An uploader that a server's closure reaches although the server comes first.
final class Later {
  var uploader: PhotoUploader?
}
