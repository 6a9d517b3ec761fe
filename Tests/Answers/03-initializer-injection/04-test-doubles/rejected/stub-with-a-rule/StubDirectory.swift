// Wrong: knows a rule of the real directory's, and asks it before its answer.
// Rejected by: two stubs each give the answer they were told

/// A directory that gives the answer it was told, whatever the name.
struct StubDirectory: Directory {
  let answer: Result<Bool, any Error>

  func isFree(_ name: String) throws -> Bool {
    try answer.get() && !name.allSatisfy(\.isWhitespace)
  }
}
