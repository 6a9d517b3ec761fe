/// An `OldRadio` was asked to play, and has no speaker.
struct NotPaired: Error, TextOutputStreamable {
  let station: String

  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("No speaker for \(station): set speaker before play()")
  }
}
