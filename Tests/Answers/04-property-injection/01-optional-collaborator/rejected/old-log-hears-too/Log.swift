// Wrong: a new log joins the old one, which should have been replaced.
// Rejected by: keeps two uploaders on the logs they have now

/// Hears what happens to a photo.
protocol Log {
  func write(_ event: String, _ photo: Photo)
}

/// The log of those who want none: a null object.
struct SilentLog: Log {
  func write(_ event: String, _ photo: Photo) {}
}

/// Passes each line on to all.
struct Logs: Log {
  var all: [any Log] = []

  func write(_ event: String, _ photo: Photo) {
    for log in all { log.write(event, photo) }
  }
}
