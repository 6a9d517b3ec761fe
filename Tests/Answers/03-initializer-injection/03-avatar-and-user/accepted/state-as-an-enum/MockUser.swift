/// Stands in for a user until there is a back end.
final class MockUser: User {
  private enum State {
    case new
    case created(Int)
  }

  let username: String
  private var state: State

  var uid: Int {
    if case .created(let uid) = state { uid } else { -1 }
  }

  convenience init(username: String) {
    self.init(username: username, state: .new)
  }

  private init(username: String, state: State) {
    self.username = username
    self.state = state
  }

  func create() async throws {
    if case .new = state { state = .created(7) }
  }

  static func query(uid: Int) throws -> MockUser {
    MockUser(
      username: "user \(uid)", state: .created(try Number(uid: uid).checked()))
  }
}
