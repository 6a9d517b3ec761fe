extension Weather {
  /// A weather of which nothing is announced.
  ///
  /// - Parameter fail: Makes the test red, with a text that says why. In
  ///   Swift Testing, hand over `{ Issue.record("\($0)") }`, in XCTest
  ///   `{ XCTFail($0) }`.
  static func unimplemented(
    fail: @escaping @Sendable (String) -> Void
  ) -> Weather {
    .live
  }
}
