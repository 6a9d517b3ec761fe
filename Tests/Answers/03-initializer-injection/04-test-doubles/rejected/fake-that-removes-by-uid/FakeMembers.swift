// Wrong: removes everybody with the uid of the one who is removed.
// Rejected by: the fake forgets only the member who was removed

/// A store that works, in memory.
final class FakeMembers: MemberStore {
  private var members: [Member] = []

  func add(_ member: Member) throws {
    guard self.member(named: member.username) == nil else { throw NameTaken() }
    members.append(member)
  }

  func member(named name: String) -> Member? {
    members.first { $0.username.lowercased() == name.lowercased() }
  }

  func remove(named name: String) {
    guard let member = member(named: name) else { return }
    members.removeAll { $0.uid == member.uid }
  }
}
