/// A store for tests that works, in memory.
final class FakeMembers: MemberStore {
  // TODO 3: A test may do whatever the app does with its database. Keep every
  // promise that `MemberStore` makes.
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
