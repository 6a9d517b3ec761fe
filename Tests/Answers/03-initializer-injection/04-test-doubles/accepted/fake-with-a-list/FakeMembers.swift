// Sound: keeps a list and compares, where we keep a dictionary.

final class FakeMembers: MemberStore {
  private var members: [Member] = []

  func add(_ member: Member) throws {
    guard index(of: member.username) == nil else { throw NameTaken() }
    members.append(member)
  }

  func member(named name: String) -> Member? {
    index(of: name).map { members[$0] }
  }

  func remove(named name: String) {
    if let index = index(of: name) { members.remove(at: index) }
  }

  private func index(of name: String) -> Int? {
    members.firstIndex { $0.username.uppercased() == name.uppercased() }
  }
}
