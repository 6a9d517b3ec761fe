// Sound: another requirement name, and all details in one file, with a helper of the profile's in another.

struct American: Showable {
  let street: String
  let city: String
  let state: String
  func onOneLine() -> String { [street, city, state].joined(separator: ", ") }
}

final class Locker: Showable {
  private let ask: () -> String
  init(ask: @escaping () -> String) { self.ask = ask }
  func onOneLine() -> String { ask() }
}
