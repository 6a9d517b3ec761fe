// Wrong: no longer lets a struct be a log.
// Rejected by: its log can be replaced but not taken away

/// Hears what happens to a photo.
protocol Log: AnyObject {
  func write(_ event: String, _ photo: Photo)
}

/// The log of those who want none: a null object.
final class SilentLog: Log {
  func write(_ event: String, _ photo: Photo) {}
}
