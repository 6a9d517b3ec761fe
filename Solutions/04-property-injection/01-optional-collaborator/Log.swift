/// Hears what happens to a photo.
protocol Log {
  func write(_ event: String, _ photo: Photo)
}

/// The log for callers that want none: a null object.
struct SilentLog: Log {
  func write(_ event: String, _ photo: Photo) {}
}
