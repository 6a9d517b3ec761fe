/// Hears what happens to a photo.
protocol Log {
  func write(_ event: String, _ photo: Photo)
}
