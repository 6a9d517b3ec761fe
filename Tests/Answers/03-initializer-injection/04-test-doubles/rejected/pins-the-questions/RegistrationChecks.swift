// Wrong: also pins how often the directory is asked, which is not promised.
// Rejected by: every check passes on a sound registration

/// A directory that counts.
private final class CountingDirectory: Directory {
  private(set) var questions = 0

  func isFree(_ name: String) throws -> Bool {
    questions += 1
    return true
  }
}

@MainActor func registrationChecks() -> [Check] {
  [
    Check("the directory is asked once", expected: 1) { makeRegister in
      let directory = CountingDirectory()
      let register = makeRegister(directory, makeFake(), makeSpy())
      try await register(MockUser(username: "Ned"))
      return directory.questions
    }
  ]
}
