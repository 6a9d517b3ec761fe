/// A directory that gives the answer it was told, whatever the name.
struct StubDirectory: Directory {
  let answer: Result<Bool, any Error>

  func isFree(_ name: String) throws -> Bool {
    try answer.get()
  }
}
