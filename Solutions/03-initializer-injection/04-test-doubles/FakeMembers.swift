/// A store that works, in memory.
final class FakeMembers: MemberStore {
  /// The members by their names in small letters.
  private var members: [String: Member] = [:]

  func add(_ member: Member) throws {
    guard self.member(named: member.username) == nil else { throw NameTaken() }
    members[member.username.lowercased()] = member
  }

  func member(named name: String) -> Member? {
    members[name.lowercased()]
  }

  func remove(named name: String) {
    members[name.lowercased()] = nil
  }
}
