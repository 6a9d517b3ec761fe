// The outside world. Leave it as it is.

/// One thing that a postage does, written down.
///
/// ```swift
/// Check("what it does", expected: 1) { postage in
///   postage(Parcel(grams: 50))
/// }
/// ```
struct Check {
  private let judge: (Postage) -> String?

  /// - Parameters:
  ///   - name: What the check pins. It is shown when the check fails.
  ///   - expected: What must come out.
  ///   - found: What comes out of the postage that the check is given.
  init<Value: Equatable>(
    _ name: String, expected: Value, found: @escaping (Postage) -> Value
  ) {
    judge = { postage in
      let value = found(postage)
      guard value != expected else { return nil }
      // A text of several lines begins on a line of its own.
      let gap = "\(expected)\(value)".contains("\n") ? "\n" : " "
      return "Check: \(name)\nexpected:\(gap)\(expected)\nfound:\(gap)\(value)"
    }
  }

  /// What is wrong with the postage; `nil` when it passes.
  func complaint(about postage: Postage) -> String? {
    judge(postage)
  }
}
