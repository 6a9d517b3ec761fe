// Sound: a spy of a private type, which only a protocol shows.

// A test is a small app: it has a composition root of its own. These are the
// lines that it would write there.

/// A directory with one answer to every question.
func makeStub(answer: Result<Bool, any Error>) -> any Directory {
  StubDirectory(answer: answer)
}

/// A post that tells what was sent.
func makeSpy() -> any PostThatTells {
  final class Spy: PostThatTells {
    private(set) var sent: [Letter] = []
    func send(_ letter: Letter) { sent.append(letter) }
  }
  return Spy()
}

/// A store without members.
func makeFake() -> any MemberStore {
  FakeMembers()
}

/// A user whose creation fails with this error.
@MainActor
func makeFailingUser(username: String, error: any Error) -> any User {
  MockFailureUser(username: username) { throw error }
}

protocol PostThatTells: Post {
  var sent: [Letter] { get }
}
