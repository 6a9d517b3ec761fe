// Wrong: has room for one member, and forgets the one before.
// Rejected by: the fake finds every member that was added

final class FakeMembers: MemberStore {
  private var newest: Member?

  func add(_ member: Member) throws {
    guard self.member(named: member.username) == nil else { throw NameTaken() }
    newest = member
  }

  func member(named name: String) -> Member? {
    newest?.username.lowercased() == name.lowercased() ? newest : nil
  }

  func remove(named name: String) {
    if member(named: name) != nil { newest = nil }
  }
}
