import ChildProcess
import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct FenceTests {
  private let folder: TemporaryFolder
  private let mark = UUID().uuidString

  init() throws {
    folder = try TemporaryFolder()
    try folder.files.makeFolder("\(folder.path)/home")
  }

  private func output(of call: ProcessClient.Call) throws -> String {
    try ProcessClient.live(
      environment: ["PATH": "/usr/bin:/bin", "HOME": "/the/instructors", "TOKEN": "secret"],
      interruption: { nil }
    ).confined(in: folder.path, mark: mark).output(of: call).text
  }

  @Test func `programs work in the folder, and see no token`() throws {
    let call = ProcessClient.Call("sh", ["-c", "pwd; echo ${TOKEN-none} $HOME"])
    #expect(try output(of: call) == "\(folder.path)\nnone /the/instructors\n")
  }

  @Test func `the specs have a home of their own`() throws {
    var call = ProcessClient.Call("sh", ["-c", "echo $HOME"])
    call.runsAnswer = true
    #expect(try output(of: call) == "\(folder.path)/home\n")
  }

  @Test func `words with spaces and quotes arrive whole`() throws {
    let call = ProcessClient.Call("printf", ["%s|", "a b", "it's", "$HOME", ""])
    #expect(try output(of: call) == "a b|it's|$HOME||")
  }

  #if os(Linux)
    @Test func `what left its group is found by its mark`() throws {
      let word = "86\(Int.random(in: 1000...9999))"
      // A session of its own: killing the group does not reach it. It has one once it sleeps, and
      // the group lives on until then.
      let script = "setsid -f sleep $0; until ps -A -o args= | grep -qx \"sleep $0\"; do :; done"
      _ = try output(of: ProcessClient.Call("sh", ["-c", script, word]))
      #expect(try isRunning("sleep \(word)"))

      ProcessClient.live(environment: [:], interruption: { nil }).endAll(mark)

      for _ in 0..<600 where try isRunning("sleep \(word)") { usleep(100_000) }
      #expect(try !isRunning("sleep \(word)"))
    }

    private func isRunning(_ words: String) throws -> Bool {
      try ProcessClient.live(environment: ["PATH": "/usr/bin:/bin"], interruption: { nil })
        .output(of: ProcessClient.Call("ps", ["-A", "-o", "args="])).text
        .split(separator: "\n").contains { $0 == words }
    }
  #endif
}
