/// A store for tests that works, in memory.
final class FakeMembers: MemberStore {
  // TODO: The real store refuses what this one accepts, and it finds what this
  // one has lost.
  private var member: Member?

  func add(_ member: Member) throws {
    self.member = member
  }

  func member(named name: String) -> Member? {
    member?.username == name ? member : nil
  }

  func remove(named name: String) {
    member = nil
  }
}
