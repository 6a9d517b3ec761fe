/// A member as others see it; also what goes over the wire.
struct Member: Equatable, Codable, Sendable {
  /// Counted from 1 on.
  let uid: Int
  let name: String
  /// In seconds since 1970.
  let joined: Double
}

/// Who is in, with their pictures.
struct Members {
  /// Everybody, by uid.
  private(set) var all: [Member] = []
  /// By uid.
  var pictures: [Int: String] = [:]
  /// Who came in by which request.
  private var requests: [String: Member] = [:]

  subscript(name: String) -> Member? { all.first { $0.name == name } }
}

extension Members {
  /// What came of a wish to join.
  enum Joining: Equatable {
    case new(Member)
    /// The same request was heard before: its answer was lost, and here it is again.
    case before(Member)
    case nameTaken
    /// The same request id, but another name.
    case requestUsed
  }

  mutating func join(_ name: String, joined: Double, request: String) -> Joining {
    if let member = requests[request] {
      return member.name == name ? .before(member) : .requestUsed
    }
    guard self[name] == nil else { return .nameTaken }
    let member = Member(uid: all.count + 1, name: name, joined: joined)
    all.append(member)
    requests[request] = member
    return .new(member)
  }
}
