/// An `OldRadio` was asked to play, and has no speaker.
struct NotPaired: Error {
  let station: String

  // TODO 2: A log shows "\(error)". Let that say which radio it was, what was
  // missing, and what to do before `play()`.
}
