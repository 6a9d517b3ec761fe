import ChildProcess
import Foundation
import Testing

@Suite struct ChildProcessLimitTests {
  private func shell(
    _ script: String, _ limits: ChildProcess.Limits, leadsGroup: Bool = true
  ) throws -> (ending: ChildProcess.Ending, output: String) {
    var output = ""
    let child = ChildProcess(
      "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], leadsGroup: leadsGroup,
      limits: limits)
    let ending = try child.run(onOutput: { output += String(decoding: $0, as: UTF8.self) })
    return (ending, output)
  }

  private let little = ChildProcess.Limits(memory: 100_000_000)

  /// `tail` looks for a line's end and keeps all that it has seen: more than a gigabyte a second.
  @Test func `who takes more memory than it may is stopped`() throws {
    let run = try shell("echo ready; exec tail /dev/zero", little)

    #expect(run.ending == .outgrew(.memory(bytes: 100_000_000)))
    #expect(run.output == "ready\n")
  }

  @Test func `so is one whose child does`() throws {
    let run = try shell("tail /dev/zero & wait; echo never", little)

    #expect(run.ending == .outgrew(.memory(bytes: 100_000_000)))
    #expect(run.output == "")
  }

  @Test func `one without a group of its own is watched alone`() throws {
    let run = try shell("exec tail /dev/zero", little, leadsGroup: false)

    #expect(run.ending == .outgrew(.memory(bytes: 100_000_000)))
  }

  #if !canImport(Darwin)
    /// Whoever is faster than the look at it meets the system's own bound.
    @Test func `memory that is asked for has a limit of its own`() throws {
      let run = try shell("ulimit -d", ChildProcess.Limits(reserved: 1 << 32))
      #expect(run.output == "4194304\n")
    }
  #endif

  @Test func `who starts more processes than it may is stopped with them`() throws {
    let script = "for i in 1 2 3 4 5 6 7 8 9; do sleep 86126 & echo $!; done; wait"
    let run = try shell(script, ChildProcess.Limits(processes: 5))

    #expect(run.ending == .outgrew(.processes(5)))
    // How many it had told of when it was stopped, nobody knows; of four at least.
    let started = run.output.split(separator: "\n").compactMap { pid_t($0) }
    #expect(started.count >= 4)
    for process in started {
      for _ in 0..<600 where kill(process, 0) == 0 { usleep(100_000) }
      #expect(kill(process, 0) != 0)
    }
  }

  @Test func `who writes a larger file than it may is stopped`() throws {
    let folder = try TemporaryFolder()
    let run = try shell(
      "exec head -c 10000000 /dev/zero >'\(folder.path)/file'",
      ChildProcess.Limits(fileSize: 1_000_000))

    #expect(run.ending == .outgrew(.fileSize(bytes: 1_000_000)))
    #expect(try folder.files.read("\(folder.path)/file").count <= 1_000_000)
  }

  @Test func `who stays within its limits notices nothing`() throws {
    let limits = ChildProcess.Limits(memory: 1 << 30, processes: 50, fileSize: 1 << 30)
    let run = try shell("sleep 0.3; echo \"it's \" '$HOME'; exit 7", limits)

    #expect(run.ending == .exited(code: 7))
    #expect(run.output == "it's  $HOME\n")
  }

  @Test func `a process leaves no core behind`() throws {
    #expect(try shell("ulimit -c", ChildProcess.Limits(memory: 1 << 30)).output == "0\n")
  }

  @Test func `a program that is not there is told, also with limits`() {
    let child = ChildProcess("/nowhere/program", [], environment: [:], limits: little)
    #expect(throws: ChildProcess.LaunchFailure.self) { try child.run(onOutput: { _ in }) }
  }
}
