extension Weather {
  /// For demos, and for tests that need a weather that works.
  static func fake() -> Weather {
    // TODO 3: Do without the station: what was reported is what is forecast.
    // Each fake begins empty, and hears only of its own reports. Several tasks
    // may call it: a `Mutex`, from `Synchronization`, guards what it keeps.
    .live
  }
}
