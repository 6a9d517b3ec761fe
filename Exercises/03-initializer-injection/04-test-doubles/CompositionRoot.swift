// A test is a small app: it has a composition root of its own. These are the
// lines that it would write there.

/// A directory with one answer to every question.
func makeStub(answer: Result<Bool, any Error>) -> any Directory {
  StubDirectory()
}

/// A post that tells what was sent.
func makeSpy() -> SpyPost {
  SpyPost()
}

/// A store without members.
func makeFake() -> any MemberStore {
  FakeMembers()
}

/// A user whose creation fails with this error.
@MainActor
func makeFailingUser(username: String, error: any Error) -> any User {
  // TODO: No creation fails in a test, so no test sees where its error goes.
  MockUser(username: username)
}
