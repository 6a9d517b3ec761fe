/// Three types that no answer knows, with a uid and nothing that would make
/// them valid in another way.
let newcomers = """
  struct SpecBadge: Indexable {
    let uid: Int
  }
  final class SpecGuest: User {
    let uid: Int
    let username = ""
    init(uid: Int) { self.uid = uid }
    init(username: String) { uid = -1 }
    func create() async throws {}
    static func query(uid: Int) throws -> SpecGuest { SpecGuest(uid: uid) }
  }
  final class SpecSketch: Avatar {
    let uid: Int
    let imageURL = ""
    let author: any User = SpecGuest(uid: 1)
    init(uid: Int) { self.uid = uid }
    init() { uid = -1 }
    init(author: any User) { uid = -1 }
    func create() async throws {}
    static func query(uid: Int) throws -> SpecSketch { SpecSketch(uid: uid) }
  }

  @MainActor func judge(_ uid: Int) {
    judge("Badge", uid, SpecBadge(uid: uid).isValid)
    judge("Guest", uid, SpecGuest(uid: uid).isValid)
    judge("Sketch", uid, SpecSketch(uid: uid).isValid)
    if let user = try? MockUser.query(uid: uid) {
      judge("MockUser", user.uid, user.isValid)
    }
    if let avatar = try? MockAvatar.query(uid: uid) {
      judge("MockAvatar", avatar.uid, avatar.isValid)
    }
  }
  func judge(_ kind: String, _ uid: Int, _ isValid: Bool) {
    guard isValid != (uid >= 0) else { return }
    print("\\(kind) with uid \\(uid) is \\(isValid ? "" : "in")valid")
  }

  """

/// What a line begins with that tells of a completion that came too early.
let impatience = "the completion was called"

/// A user whose back end never answers, in a program where each pause of the
/// answer's is over at once: any time limit is reached.
let pauselessTime = """
  final class SpecSleeper: User {
    let uid = -1
    let username = ""
    init(username: String) {}
    func create() async throws {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    static func query(uid: Int) throws -> SpecSleeper { throw NotFound(uid: uid) }
  }
  @MainActor func judgePatience() async {
    let user = SpecSleeper(username: "")
    user.create { _ in
      print("\(impatience) while the back end was busy")
    }
    for _ in 1...10_000 { await Task.yield() }
  }
  extension Task where Success == Never, Failure == Never {
    nonisolated(nonsending) static func sleep(
      for duration: Duration, tolerance: Duration? = nil
    ) async throws {
      await Task.yield()
    }
    nonisolated(nonsending) static func sleep(
      nanoseconds duration: UInt64
    ) async throws {
      await Task.yield()
    }
  }
  """
