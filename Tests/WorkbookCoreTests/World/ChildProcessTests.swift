import ChildProcess
import Foundation
import Testing

@testable import WorkbookCore

@Suite struct ChildProcessTests {
  private func shell(
    _ script: String, environment: [String: String] = [:],
    shouldStop: (String) -> Bool = { _ in false }
  ) throws -> (ending: ChildProcess.Ending, output: String) {
    var output = ""
    let child = ChildProcess(
      "/bin/sh", ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 })
    let ending = try child.run(
      onOutput: { output += String(decoding: $0, as: UTF8.self) },
      shouldStop: { shouldStop(output) })
    return (ending, output)
  }

  @Test(arguments: [0, 1, 7, 255])
  func `its exit code is told`(code: Int32) throws {
    #expect(try shell("exit \(code)").ending == .exited(code: code))
  }

  @Test(arguments: [6, 9, 11, 15])
  func `the signal that ended it is told`(signal: Int32) throws {
    #expect(try shell("kill -\(signal) $$").ending == .crashed(signal: signal))
  }

  @Test func `both streams arrive in the order in which they were written`() throws {
    let run = try shell("echo one; echo two >&2; echo three; echo four >&2")
    #expect(run.output == "one\ntwo\nthree\nfour\n")
  }

  @Test func `what nobody had read when it was stopped still arrives`() throws {
    let folder = try TemporaryFolder()
    let flag = "\(folder.path)/flag"
    let run = try shell(
      "echo late; : > '\(flag)'; exec sleep 60",
      shouldStop: { _ in
        // Returns once the child has printed, without having read it.
        while access(flag, F_OK) != 0 { usleep(1_000) }
        return true
      })
    #expect(run.output == "late\n")
  }

  @Test func `all of a long output arrives`() throws {
    let run = try shell("i=0; while [ $i -lt 4000 ]; do echo 0123456789; i=$((i+1)); done")
    #expect(run.output.utf8.count == 44_000)
  }

  @Test func `it reads nothing`() throws {
    #expect(try shell("cat; echo done").output == "done\n")
  }

  @Test func `it inherits nothing but its environment`() throws {
    #expect(try shell("echo $COLOUR-$HOME", environment: ["COLOUR": "red"]).output == "red-\n")
  }

  @Test func `it is stopped when the caller says so`() throws {
    let run = try shell("echo ready; exec sleep 60", shouldStop: { $0 == "ready\n" })
    #expect(run.ending == .stopped)
    #expect(run.output == "ready\n")
  }

  @Test func `one that ignores polite signals is stopped too`() throws {
    let run = try shell(
      "trap '' TERM INT HUP; echo ready; while :; do sleep 1; done", shouldStop: { $0 == "ready\n" }
    )
    #expect(run.ending == .stopped)
  }

  @Test func `what it started is stopped with it`() throws {
    let run = try shell("sleep 60 & echo $!; wait", shouldStop: { $0.hasSuffix("\n") })
    #expect(try isGone(run.output))
  }

  @Test func `what it left behind is gone when it ends by itself`() throws {
    let run = try shell("sleep 60 & echo $!")
    #expect(run.ending == .exited(code: 0))
    #expect(try isGone(run.output))
  }

  @Test func `one that closed its output is waited for`() throws {
    let run = try shell("echo before; exec >&- 2>&-; sleep 0.1; exit 5")
    #expect(run.ending == .exited(code: 5))
    #expect(run.output == "before\n")
  }

  @Test func `one that closed its output is stopped like others`() throws {
    var questions = 0
    let run = try shell(
      "exec >&- 2>&-; exec sleep 60",
      shouldStop: { _ in
        questions += 1
        return questions > 20
      })
    #expect(run.ending == .stopped)
  }

  @Test func `a program that is not there is told`() {
    let child = ChildProcess("/nowhere/program", [], environment: [:])
    let failure = #expect(throws: ChildProcess.LaunchFailure.self) {
      try child.run(onOutput: { _ in })
    }
    #expect(failure?.executable == "/nowhere/program")
    let words = "could not start /nowhere/program: No such file or directory"
    #expect(failure?.description == words)
  }

  @Test func `a thousand words arrive as they were`() throws {
    let words = (0..<1_000).map { "w \($0)'\"" }
    var output = ""
    let child = ChildProcess(
      "/bin/sh", ["-c", #"printf '%s\n' "$@""#, "sh"] + words, environment: [:])
    _ = try child.run(onOutput: { output += String(decoding: $0, as: UTF8.self) })
    #expect(output == words.map { "\($0)\n" }.joined())
  }

  /// Whether a process ends within a minute: one that was killed needs a moment on a busy machine.
  /// One that has ended and was not yet reaped is gone.
  private func isGone(_ number: String) throws -> Bool {
    let number = number.trimmingCharacters(in: .newlines)
    try #require(Int(number) != nil)
    for _ in 0..<600 {
      let state = try shell("ps -o stat= -p \(number)").output
      if state.isEmpty || state.hasPrefix("Z") { return true }
      usleep(100_000)
    }
    return false
  }
}

@Suite struct LiveProgramsTests {
  private func programs(interruption: Int32? = nil) -> ProcessClient {
    .live(environment: ["PATH": "/usr/bin:/bin", "A": "1"], interruption: { interruption })
  }

  @Test func `a name is looked up on the PATH`() throws {
    let (ending, text) = try programs().output(of: ProcessClient.Call("echo", ["hello"]))
    #expect(ending == .exited(code: 0))
    #expect(text == "hello\n")
  }

  @Test func `a call adds to the environment`() throws {
    let call = ProcessClient.Call("/bin/sh", ["-c", "echo $A$B"], environment: ["B": "2"])
    #expect(try programs().output(of: call).text == "12\n")
  }

  @Test func `an unknown name ends with 127`() throws {
    let call = ProcessClient.Call("no-such-program-anywhere", [])
    #expect(try programs().output(of: call).ending == .exited(code: 127))
  }

  @Test func `an interruption stops the program and is thrown`() {
    let interrupted = #expect(throws: ProcessClient.Interrupted.self) {
      try programs(interruption: 2).output(of: ProcessClient.Call("sleep", ["60"]))
    }
    #expect(interrupted?.signal == 2)
  }
}
