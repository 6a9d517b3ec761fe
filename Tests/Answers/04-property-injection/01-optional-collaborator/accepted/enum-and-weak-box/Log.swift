// Sound: an enum is silent, and a struct holds the delegate weakly.

/// Hears what happens to a photo.
protocol Log {
  func write(_ event: String, _ photo: Photo)
}

/// The log of those who want none: a null object.
enum SilentLog: Log {
  case silent

  func write(_ event: String, _ photo: Photo) {}
}
