/// Something that the back end knows by a number.
@MainActor
protocol Indexable {
  /// Unique, and negative until the back end has created it.
  var uid: Int { get }
}

// TODO 1: Whatever is `Indexable` is valid from uid 0 on. State this rule once,
// for all. Today `User` and `Avatar` have a rule each, and both are wrong.
