// Wrong: the rule is for users and avatars only, not for all that have a uid.
// Rejected by: one rule of validity is there for whatever has a uid

/// Something that the back end knows by a number.
@MainActor
protocol Indexable {
  /// Negative until the back end has created it.
  var uid: Int { get }
}

extension Indexable where Self: Presentable {
  /// Whether the back end has created it.
  var isValid: Bool { uid >= 0 }
}
