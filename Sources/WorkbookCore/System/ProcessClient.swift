import ChildProcess

/// Other programs, the compiler first among them.
public struct ProcessClient: Sendable {
  /// Runs a program to its end.
  ///
  /// Throws `Interrupted` when the person at the terminal asked to stop; the program and all that
  /// it started are gone by then.
  public var run:
    @Sendable (
      _ call: Call, _ onOutput: (ArraySlice<UInt8>) -> Void, _ shouldStop: () -> Bool
    ) throws -> ChildProcess.Ending
  /// Ends every process that was started with this value in its variable `ProcessClient.mark`, and all
  /// that those started: some leave the group that is stopped with its leader.
  public var endAll: @Sendable (_ mark: String) -> Void = { _ in }

  /// The variable by which `endAll` knows a process.
  public static let mark = "WORKBOOK_GRADING"
}

extension ProcessClient {
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
    /// Whether an answer's code runs in it.
    public var runsAnswer = false
    /// What it can't leave, where the system has such a fence.
    public var fence: Fence?

    public init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) {
      self.program = program
      self.arguments = arguments
      self.environment = environment
    }
  }

  /// The person pressed Ctrl-C, or the system asked the workbook to end.
  public struct Interrupted: Error {
    /// The number of the signal.
    public let signal: Int32
  }

  /// Runs a program and returns how it ended and the last 256 KiB that it printed.
  public func output(of call: Call) throws -> (ending: ChildProcess.Ending, text: String) {
    var output = CappedOutput()
    let ending = try run(call, { output.append($0) }, { false })
    return (ending, output.text)
  }

  /// Real processes, each in a group of its own that dies with it.
  ///
  /// - Parameters:
  ///   - environment: What they inherit.
  ///   - executable: The path of this program, which enters a fence for others; without it there
  ///     are no fences.
  ///   - interruption: The signal that asked the workbook to stop, if any.
  public static func live(
    environment: [String: String], executable: String? = nil,
    interruption: @escaping @Sendable () -> Int32?
  ) -> ProcessClient {
    ProcessClient(
      run: { call, onOutput, shouldStop in
        let words = call.wordsToLaunch(through: executable)
        let child = ChildProcess(
          words[0], Array(words.dropFirst()),
          environment: environment.filter { call.inherited?.contains($0.key) ?? true }
            .merging(call.environment) { $1 },
          limits: call.limits)
        let ending = try child.run(
          onOutput: onOutput, shouldStop: { interruption() != nil || shouldStop() })
        if let signal = interruption() { throw Interrupted(signal: signal) }
        return ending
      },
      endAll: { ChildProcess.endAll(with: "\(mark)=\($0)") })
  }
}

extension ProcessClient.Call {
  /// The program's path and its arguments, behind the tools that find it, enter its folder and
  /// enter its fence.
  fileprivate func wordsToLaunch(through executable: String?) -> [String] {
    var words = (program.contains("/") ? [] : ["/usr/bin/env"]) + [program] + arguments
    // The call that enters a folder on the way is not there on every system; a shell is.
    if let folder { words = ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", folder] + words }
    guard let fence, let executable, Fence.hasKeeper else { return words }
    return fence.words(with: executable) + words
  }
}

/// The end of what a program printed; whatever it prints, this stays small.
public struct CappedOutput: Sendable {
  private var bytes: [UInt8] = []
  private let limit: Int

  public init(limit: Int = 256 * 1024) {
    self.limit = limit
  }

  public mutating func append(_ piece: ArraySlice<UInt8>) {
    bytes.append(contentsOf: piece)
    guard bytes.count > 2 * limit else { return }
    bytes.removeFirst(bytes.count - limit)
  }

  /// What was kept; bytes that are not UTF-8 come out as �.
  public var text: String {
    String(decoding: bytes.suffix(limit), as: UTF8.self)
  }
}
