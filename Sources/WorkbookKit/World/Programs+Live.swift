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
        let words = call.wordsToLaunch
        let child = ChildProcess(
          words[0], Array(words.dropFirst()),
          environment: environment.filter { call.inherited?.contains($0.key) ?? true }
            .merging(call.environment) { $1 },
          limits: call.limits)
        let ending = try child.run(
          onOutput: onOutput, shouldStop: { interruption() != nil || shouldStop() })
        try stopIfAsked()
        return ending
      },
      stopIfAsked: stopIfAsked,
      endAll: { ChildProcess.endAll(with: "\(mark)=\($0)") })
  }
}

extension Programs.Call {
  /// The program's path and its arguments, by way of whoever finds it and enters its folder.
  fileprivate var wordsToLaunch: [String] {
    let words = (program.contains("/") ? [] : ["/usr/bin/env"]) + [program] + arguments
    // The call that enters a folder on the way is not there on every system; a shell is.
    return folder.map { ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", $0] + words } ?? words
  }
}
