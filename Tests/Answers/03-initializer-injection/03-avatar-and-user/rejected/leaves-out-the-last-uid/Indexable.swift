// Wrong: a half-open range, which leaves out the last uid.
// Rejected by: one rule of validity is there for whatever has a uid

/// Something that the back end knows by a number.
@MainActor
protocol Indexable {
  /// Negative until the back end has created it.
  var uid: Int { get }
}

extension Indexable {
  /// Whether the back end has created it.
  var isValid: Bool { (0..<Int.max).contains(uid) }
}
