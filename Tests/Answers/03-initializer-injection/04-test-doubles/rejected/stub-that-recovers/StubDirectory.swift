// Wrong: throws its error once, and says yes afterwards.
// Rejected by: the stub throws the error it was told

/// A directory that gives the answer it was told.
final class StubDirectory: Directory {
  private var error: (any Error)?
  private var answer = true

  init(answer: Result<Bool, any Error>) {
    switch answer {
    case .success(let answer): self.answer = answer
    case .failure(let error): self.error = error
    }
  }

  func isFree(_ name: String) throws -> Bool {
    if let error {
      self.error = nil
      throw error
    }
    return answer
  }
}
