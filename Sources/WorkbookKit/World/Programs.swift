import ChildProcess

/// Other programs, the compiler first among them.
public struct Programs: Sendable {
  /// Runs a program to its end.
  ///
  /// Throws `Interrupted` when the person at the terminal asked to stop; the program and all that
  /// it started are gone by then.
  public var run:
    @Sendable (
      _ call: Call,
      _ onOutput: (ArraySlice<UInt8>) -> Void,
      _ shouldStop: () -> Bool
    ) throws -> ChildProcess.Ending
  /// Throws `Interrupted` when the person asked to stop; for waits in which no program runs.
  public var stopIfAsked: @Sendable () throws -> Void = {}
  /// Ends every process that was started with this value in its variable `Programs.mark`, and all
  /// that those started: some leave the group that is stopped with its leader.
  public var endAll: @Sendable (_ mark: String) -> Void = { _ in }

  /// The variable by which `endAll` knows a process.
  public static let mark = "WORKBOOK_GRADING"
}

extension Programs {
  /// A program, looked up on the PATH unless it is a path, and what it is called with.
  public struct Call: Sendable, Equatable {
    public var program: String
    public var arguments: [String]
    /// Added to the environment of the workbook itself.
    public var environment: [String: String]
    /// The variables of the workbook's own environment that it gets to see; all when `nil`.
    public var inherited: Set<String>?
    /// The folder that it works in; the workbook's own when `nil`.
    public var folder: String?
    /// What it may take of the machine.
    public var limits = ChildProcess.Limits()

    public init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) {
      self.program = program
      self.arguments = arguments
      self.environment = environment
    }
  }

  /// Somebody pressed Ctrl-C, or the system asked the workbook to end.
  public struct Interrupted: Error {
    /// The number of the signal.
    public let signal: Int32

    public init(signal: Int32) { self.signal = signal }
  }

  /// Runs a program and returns how it ended and the last 256 KiB that it printed.
  public func output(of call: Call) throws -> (ending: ChildProcess.Ending, text: String) {
    var output = CappedOutput()
    let ending = try run(call, { output.append($0) }, { false })
    return (ending, output.text)
  }
}
