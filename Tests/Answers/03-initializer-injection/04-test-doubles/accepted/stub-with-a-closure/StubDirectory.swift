// Sound: keeps a closure of the name where we keep a result.
// Keeps: 2

struct StubDirectory: Directory {
  let answer: (String) throws -> Bool

  func isFree(_ name: String) throws -> Bool {
    try answer(name)
  }
}
