protocol Log: AnyObject {
  func write(_ event: String, _ photo: Photo)
}

final class SilentLog: Log {
  func write(_ event: String, _ photo: Photo) {}
}
