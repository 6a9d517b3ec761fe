import ChildProcess

extension Programs {
  /// Real processes, each in a group of its own that dies with it.
  ///
  /// - Parameters:
  ///   - environment: What they inherit.
  ///   - interruption: The signal that asked the workbook to stop, if any.
  public static func live(
    environment: [String: String],
    interruption: @escaping @Sendable () -> Int32?
  ) -> Programs {
    let stopIfAsked = { @Sendable in
      if let signal = interruption() { throw Interrupted(signal: signal) }
    }
    return Programs(
      run: { call, onOutput, shouldStop in
        let child = ChildProcess(
          call.program.contains("/") ? call.program : "/usr/bin/env",
          (call.program.contains("/") ? [] : [call.program]) + call.arguments,
          environment: environment.merging(call.environment) { $1 })
        let ending = try child.run(
          onOutput: onOutput, shouldStop: { interruption() != nil || shouldStop() })
        try stopIfAsked()
        return ending
      },
      stopIfAsked: stopIfAsked)
  }
}
