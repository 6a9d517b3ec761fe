import SpecSupport

@testable import OptionalCollaborator

/// A log that remembers what it heard, also when nobody holds the log itself.
final class TestLog: Log, Sendable {
  private let lines: Recorder<String>

  init(lines: Recorder<String>) {
    self.lines = lines
  }

  func write(_ event: String, _ photo: Photo) {
    lines.record("\(event) \(photo.name)")
  }
}

/// A server that remembers the names of what it stored.
struct TestServer: PhotoServer {
  var refuses = ""
  let stored = Recorder<String>()

  func store(_ photo: Photo) -> Bool {
    guard photo.name != refuses else { return false }
    stored.record(photo.name)
    return true
  }
}
