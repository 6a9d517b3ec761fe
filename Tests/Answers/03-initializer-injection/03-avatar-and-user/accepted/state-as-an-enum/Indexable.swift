// Sound: an enum for the state, from which uid and image URL follow.

/// Something that the back end knows by a number.
@MainActor
protocol Indexable {
  /// Negative until the back end has created it.
  var uid: Int { get }
}

extension Indexable {
  /// Whether the back end has created it.
  var isValid: Bool {
    get { !(uid < 0) }
  }
}

/// A bare number, asked like everything else.
struct Number: Indexable {
  let uid: Int

  func checked() throws -> Int {
    guard isValid else { throw NotFound(uid: uid) }
    return uid
  }
}
