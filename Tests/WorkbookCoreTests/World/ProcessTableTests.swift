import Foundation
import Testing

@testable import ChildProcess

@Suite struct ProcessTableTests {
  private func found(_ count: Int32, _ text: String) -> String? {
    let bytes = withUnsafeBytes(of: count) { Data($0) } + Data(text.utf8)
    return variables(inArguments: bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a process's variables are told`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let found = try #require(variables(of: getpid()))
    #expect(found.range(of: Data("PATH=\(path)\0".utf8)) != nil)
    #expect(allProcesses().contains(getpid()))
  }

  @Test func `variables are behind the path and the arguments`() {
    #expect(found(2, "/bin/ls\0\0\0\0ls\0-l\0A=1\0B=\0") == "A=1\0B=\0")
  }

  @Test func `an argument may be empty, or look like a variable`() {
    #expect(found(3, "/bin/ls\0ls\0\0A=0\0A=1\0") == "A=1\0")
  }

  @Test func `a process may hide its variables`() {
    #expect(found(1, "/bin/ls\0ls\0") == "")
  }

  @Test(arguments: ["", "/bin/ls", "/bin/ls\0\0", "/bin/ls\0ls", "/bin/ls\0ls\0-l"])
  func `bytes that end among the arguments have no variables`(text: String) {
    #expect(found(2, text) == nil)
  }

  @Test(arguments: [0, 3])
  func `bytes without a number have none`(count: Int) {
    #expect(variables(inArguments: Data(count: count)) == nil)
  }

  @Test(arguments: [Int32.min, -1, Int32.max])
  func `a senseless number of arguments does no harm`(count: Int32) {
    #expect(found(count, "/bin/ls\0A=1\0") == (count < 0 ? "A=1\0" : nil))
  }
}
