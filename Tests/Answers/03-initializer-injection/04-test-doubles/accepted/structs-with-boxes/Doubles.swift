/// A place for one value.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

enum StubDirectory: Directory {
  case yes
  case no
  case down(any Error)

  func isFree(_ name: String) throws -> Bool {
    switch self {
    case .yes: return true
    case .no: return false
    case .down(let error): throw error
    }
  }
}

struct SpyPost: Post {
  fileprivate let box: Box<[Letter]>

  init(box: Box<[Letter]>) {
    self.box = box
  }

  var sent: [Letter] { box.value }

  func send(_ letter: Letter) {
    box.value += [letter]
  }
}

struct FakeMembers: MemberStore {
  struct Name: Hashable {
    private let folded: String
    init(_ name: String) { folded = name.lowercased() }
  }

  let table: Box<[Name: Member]>

  func add(_ member: Member) throws {
    if table.value[Name(member.username)] != nil { throw NameTaken() }
    table.value[Name(member.username)] = member
  }

  func member(named name: String) -> Member? {
    table.value[Name(name)]
  }

  func remove(named name: String) {
    table.value.removeValue(forKey: Name(name))
  }
}

@MainActor final class MockFailureUser: User {
  let username: String
  private(set) var uid = -1
  private let outcome: Result<Int, any Error>

  init(username: String, error: any Error) {
    self.username = username
    outcome = .failure(error)
  }

  func create() async throws {
    uid = try outcome.get()
  }
}
