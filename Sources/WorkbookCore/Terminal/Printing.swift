import Synchronization

extension Dependencies {
  /// How text may look at this moment; a person may make the window narrower while work goes on.
  public var style: Style { Style(terminal: terminal, environment: environment) }

  /// Prints lines to standard output. Only the style's own colours reach the terminal, whatever the
  /// lines hold.
  public func print(_ lines: [String]) {
    terminal.write(style.printable(lines.map { $0 + "\n" }.joined()))
  }

  /// Prints sentences; a sentence that does not fit goes on in the next line.
  public func printWrapped(_ lines: [String]) { print(style.fit(lines)) }

  /// Prints sentences to standard error. A file or a pipe gets each line whole.
  public func printError(_ lines: String...) {
    terminal.writeError(style.fit(lines.map(\.printable)).map { $0 + "\n" }.joined())
  }
}

/// Shows what long work is doing, in a line that is written over on a screen. On a terminal that
/// cannot do that, and in the plain form for screen readers, each step is a line of its own; in a
/// pipe there is nothing.
public final class Ticker: Sendable {
  private let dependencies: Dependencies
  private let lead: String
  private let start: Double
  private let isSilent: Bool
  private let last = Mutex<String?>(nil)

  /// - Parameter part: Which of how many.
  public init(_ dependencies: Dependencies, what: String, part: (Int, Int), isSilent: Bool = false)
  {
    self.dependencies = dependencies
    self.isSilent = isSilent
    let count = dependencies.style.isPlain ? "\(part.0) of \(part.1), " : "\(part.0) of \(part.1)  "
    lead = part.1 > 1 ? count + what : what
    start = dependencies.time.seconds()
  }

  public func show(_ step: String) {
    guard dependencies.terminal.isScreen, !isSilent else { return }
    guard dependencies.style.isScreen else { return add(step) }
    let seconds = Int(dependencies.time.seconds() - start)
    let time = seconds > 0 ? " \(seconds) s" : ""
    let text = "\(lead): \(step) …\(time)"
    dependencies.terminal.write(
      "\r\u{1B}[K"
        + dependencies.style.dim(String(text.printable.prefix(dependencies.style.width - 1))))
  }

  private func add(_ step: String) {
    let isNew = last.withLock { last in
      defer { last = step }
      return last != step
    }
    if isNew { dependencies.printWrapped(["\(lead): \(step)"]) }
  }

  public func clear() {
    guard dependencies.style.isScreen, !isSilent else { return }
    dependencies.terminal.write("\r\u{1B}[K")
  }
}
