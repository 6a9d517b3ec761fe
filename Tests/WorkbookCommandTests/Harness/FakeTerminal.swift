import Synchronization

@testable import WorkbookCore
@testable import workbook

/// A terminal that remembers what was written, and at which somebody presses keys.
final class FakeTerminal: Sendable {
  /// What happens while the program waits for a key.
  enum Step: Sendable {
    case key(Character)
    /// A key comes, and this is done at the same time.
    case keyWhile(Character, @Sendable () throws -> Void)
    /// No key comes, but this is done.
    case meanwhile(@Sendable () throws -> Void)
  }

  private struct State {
    var out = ""
    var error = ""
    var steps: [Step] = []
    var columns: Int?
  }

  private let state = Mutex(State())

  var out: String { state.withLock { $0.out } }
  var error: String { state.withLock { $0.error } }

  func clear(then steps: [Step]) { state.withLock { $0 = State(steps: steps) } }

  /// Makes the window wider or narrower until the next call.
  func resize(to columns: Int) { state.withLock { $0.columns = columns } }

  func terminal(isScreen: Bool, width: Int) -> TerminalClient {
    TerminalClient(
      write: { text in self.state.withLock { $0.out += text } },
      writeError: { text in self.state.withLock { $0.error += text } },
      isScreen: isScreen,
      isKeyboard: isScreen,
      width: { self.state.withLock { $0.columns } ?? width },
      readKey: { _ in self.nextKey() },
      withKeys: { body in try body() })
  }

  /// When nothing more is planned, the input has come to its end.
  private func nextKey() -> TerminalClient.Key? {
    let step = state.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() }
    switch step {
    case nil: return .end
    case .key(let letter): return .letter(letter)
    case .keyWhile(let letter, let action):
      try? action()
      return .letter(letter)
    case .meanwhile(let action):
      try? action()
      return nil
    }
  }
}
