// Sound: structs that hold an object of their own, all in one file.

// A test is a small app: it has a composition root of its own. These are the
// lines that it would write there.

/// A directory with one answer to every question.
func makeStub(answer: Result<Bool, any Error>) -> any Directory {
  switch answer {
  case .success(true): StubDirectory.yes
  case .success(false): StubDirectory.no
  case .failure(let error): StubDirectory.down(error)
  }
}

/// A post that tells what was sent.
func makeSpy() -> SpyPost {
  SpyPost(box: Box([]))
}

/// A store without members.
func makeFake() -> any MemberStore {
  FakeMembers(table: Box([:]))
}

/// A user whose creation fails with this error.
@MainActor
func makeFailingUser(username: String, error: any Error) -> any User {
  MockFailureUser(username: username, error: error)
}
