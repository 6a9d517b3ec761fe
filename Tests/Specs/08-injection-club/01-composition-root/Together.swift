import SpecSupport

/// Clients that are built and run as one, which takes no longer than one of them.
struct Together: Sendable {
  private let clients: [Client]
  private let printed: [[String]]

  /// - Parameter declarations: What the clients need when they stand together.
  init(_ clients: [Client], declarations: String) {
    let end = "(the end of one client)"
    let statements = clients.map {
      "do {\n\($0.statements)\n}\nprint(\"\(end)\")"
    }
    let all = Client(
      statements.joined(separator: "\n"), declarations: declarations)
    self.clients = clients
    printed = all.lines()
      .split(separator: end, omittingEmptySubsequences: false).map(Array.init)
  }

  /// What a client prints.
  ///
  /// If that isn't what is expected, the client has run once more, alone, so
  /// that it isn't blamed for another one.
  func lines(of number: Int, expecting expected: [String]) -> [String] {
    printed.indices.contains(number) && printed[number] == expected
      ? expected : clients[number].lines()
  }
}
