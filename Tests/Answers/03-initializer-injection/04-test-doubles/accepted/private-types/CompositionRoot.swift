// Sound: private types in the composition root, where only its functions see them.

// A test is a small app: it has a composition root of its own. These are the
// lines that it would write there.

/// A directory with one answer to every question.
func makeStub(answer: Result<Bool, any Error>) -> any Directory {
  struct Stub: Directory {
    let answer: Result<Bool, any Error>

    func isFree(_ name: String) throws -> Bool {
      switch answer {
      case .success(let isFree): return isFree
      case .failure(let error): throw error
      }
    }
  }
  return Stub(answer: answer)
}

func makeStub(free: Bool) -> any Directory {
  makeStub(answer: .success(free))
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
  final class Unlucky: User {
    let username: String
    let uid: Int = -1
    let error: any Error

    init(_ username: String, _ error: any Error) {
      self.username = username
      self.error = error
    }

    func create() async throws { throw error }
  }
  return Unlucky(username, error)
}
