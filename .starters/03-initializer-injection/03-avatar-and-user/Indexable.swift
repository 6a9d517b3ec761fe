/// Something that the back end knows by a number.
@MainActor
protocol Indexable {
  /// Negative until the back end has created it.
  var uid: Int { get }
}

// TODO 1: Whatever is `Indexable` is valid from uid 0 on. State this rule once,
// for all, in place of the two in `User.swift` and `Avatar.swift`.
