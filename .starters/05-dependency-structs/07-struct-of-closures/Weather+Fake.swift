extension Weather {
  /// For demos, and for tests that need a weather that works.
  static func fake() -> Weather {
    .live
  }
}
