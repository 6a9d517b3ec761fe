// Wrong: knows yes and no, and turns an error into a no.
// Rejected by: the stub throws the error it was told

struct StubDirectory: Directory {
  let answer: Result<Bool, any Error>

  func isFree(_ name: String) throws -> Bool {
    (try? answer.get()) ?? false
  }
}
