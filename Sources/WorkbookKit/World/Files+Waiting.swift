extension Files {
  /// Waits until nobody else holds the lock, takes it, and returns what gives it back.
  ///
  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  func waitForLock(
    _ path: String, _ programs: Programs, _ time: Time, onWait: () -> Void = {}
  ) throws -> @Sendable () -> Void {
    while true {
      if let unlock = try lock(path) { return unlock }
      onWait()
      try programs.stopIfAsked()
      time.sleep(0.1)
    }
  }
}
