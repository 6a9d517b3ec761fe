// Wrong: the silent log says nothing and remembers everything.
// Rejected by: keeps no photo after its upload

protocol Log {
  func write(_ event: String, _ photo: Photo)
}

final class SilentLog: Log {
  private var lines: [(event: String, photo: Photo)] = []

  func write(_ event: String, _ photo: Photo) {
    lines.append((event, photo))
  }
}
