// Sound: the null object is nested in the uploader, and set when it is asked for.

/// Hears what happens to a photo.
protocol Log {
  func write(_ event: String, _ photo: Photo)
}

/// The log of those who want none: a null object.
typealias SilentLog = PhotoUploader.Silence
