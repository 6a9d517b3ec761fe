/// Something that the back end knows by a number.
@MainActor
protocol Indexable {
  /// Negative until the back end has created it.
  var uid: Int { get }
}

extension Indexable {
  /// Whether the back end has created it.
  var isValid: Bool { uid >= 0 }
}
