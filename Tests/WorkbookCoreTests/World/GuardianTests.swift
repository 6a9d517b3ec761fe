import ChildProcess
import Foundation
import Testing

@testable import WorkbookCore

/// Whoever is killed outright cannot stop what it started: something else must.
@Suite struct GuardianTests {
  @Test(arguments: ["exec sleep 600", "sleep 600", "trap '' INT TERM HUP; sleep 600; sleep 600"])
  func `a child does not outlive a caller that is killed`(rest: String) async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/number"

    await #expect(processExitsWith: .signal(SIGKILL)) {
      [file = file as String, rest = rest as String] in
      let child = ChildProcess(
        "/bin/sh", ["-c", "echo $$ > \(file); echo ready; \(rest)"],
        environment: ["PATH": "/usr/bin:/bin"])
      _ = try child.run(onOutput: { _ in kill(getpid(), SIGKILL) })
    }

    let number = try folder.files.text(file).trimmingCharacters(in: .newlines)
    #expect(try isGone(group: number), "group \(number) is still there")
  }

  /// Waits until no process of this group runs; a minute is for a very busy machine.
  private func isGone(group: String) throws -> Bool {
    for _ in 0..<600 {
      let alive = try processes("pgid=,stat=").contains { line in
        let words = line.split(separator: " ")
        return words[0] == group && !words[1].hasPrefix("Z")
      }
      if !alive { return true }
      usleep(100_000)
    }
    return false
  }

  private func processes(_ columns: String) throws -> [Substring] {
    let programs = ProcessClient.live(
      environment: ["PATH": "/usr/bin:/bin"], interruption: { nil })
    return try programs.output(of: ProcessClient.Call("ps", ["-A", "-o", columns])).text
      .split(separator: "\n")
  }
}
