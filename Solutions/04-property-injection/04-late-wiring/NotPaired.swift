/// An `OldRadio` was asked to play, and has no speaker.
struct NotPaired: Error {
  let station: String
}

extension NotPaired: CustomStringConvertible {
  var description: String {
    """
    The radio for \(station) has no speaker. Set its `speaker` before you \
    call `play()`.
    """
  }
}
