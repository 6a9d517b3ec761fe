// Wrong: takes an answer, stores it, and always says yes.
// Rejected by: two stubs each give the answer they were told

struct StubDirectory: Directory {
  let answer: Result<Bool, any Error>

  func isFree(_ name: String) throws -> Bool {
    true
  }
}
