/// Something that the back end knows by a number.
@MainActor
protocol Indexable {
  /// Negative until the back end has created it.
  var uid: Int { get }
}

// TODO: A user, an avatar and the badge of next month don't agree on when they
// are valid. One rule must hold for all of them.
