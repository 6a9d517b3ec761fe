import Foundation
import Testing

@testable import WorkbookCore

@Suite struct LiveTerminalTests {
  @Test func `a key is waited for, and so is the end`() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0 && dup2(ends[0], STDIN_FILENO) == STDIN_FILENO)
      let terminal = TerminalClient.live()

      #expect(terminal.readKey(0.01) == nil)
      write(ends[1], "a", 1)
      #expect(terminal.readKey(1.5) == .letter("a"))
      close(ends[1])
      #expect(terminal.readKey(1.5) == .end)
    }
  }
}
