// Wrong: also refuses a uid that it knows, which nobody promised.
// Rejected by: the fake finds every member that was added

/// A store that works, in memory.
final class FakeMembers: MemberStore {
  /// The members by their names in small letters.
  private var members: [String: Member] = [:]

  func add(_ member: Member) throws {
    guard
      !members.values.contains(where: {
        $0.uid == member.uid
          || $0.username.lowercased() == member.username.lowercased()
      })
    else { throw NameTaken() }
    members[member.username.lowercased()] = member
  }

  func member(named name: String) -> Member? {
    members[name.lowercased()]
  }

  func remove(named name: String) {
    members[name.lowercased()] = nil
  }
}
