// Wrong: a silent log that prints.
// Rejected by: without a log, it writes nowhere

/// Hears what happens to a photo.
protocol Log {
  func write(_ event: String, _ photo: Photo)
}

/// The log of those who want none: a null object.
struct SilentLog: Log {
  func write(_ event: String, _ photo: Photo) {
    print(event, photo.name)
  }
}
