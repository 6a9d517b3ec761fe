// Sound: an empty group of logs is a null object.
// Keeps: 1

protocol Log {
  func write(_ event: String, _ photo: Photo)
}

/// Passes each line on to all of its logs.
struct LogGroup: Log {
  var logs: [any Log] = []

  func write(_ event: String, _ photo: Photo) {
    for log in logs { log.write(event, photo) }
  }
}
