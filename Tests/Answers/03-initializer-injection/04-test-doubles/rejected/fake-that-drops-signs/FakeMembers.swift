// Wrong: compares letters and digits only, so two names become one.
// Rejected by: the fake finds every member that was added

/// A store that works, in memory.
final class FakeMembers: MemberStore {
  /// The members by their names in small letters.
  private var members: [String: Member] = [:]

  private func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  func add(_ member: Member) throws {
    guard self.member(named: member.username) == nil else { throw NameTaken() }
    members[key(member.username)] = member
  }

  func member(named name: String) -> Member? {
    members[key(name)]
  }

  func remove(named name: String) {
    members[key(name)] = nil
  }
}
