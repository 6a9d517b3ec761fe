import Synchronization
import WorkbookKit

/// What long work is doing: a line that is written over on a screen. On a terminal that cannot do
/// that, and for who listens, each step is a line of its own; elsewhere there is nothing.
final class Ticker: Sendable {
  private let session: Session
  private let lead: String
  private let start: Double
  private let isSilent: Bool
  private let last = Mutex<String?>(nil)

  /// - Parameter part: Which of how many.
  init(_ session: Session, what: String, part: (Int, Int), isSilent: Bool = false) {
    self.session = session
    self.isSilent = isSilent
    let count = session.style.isPlain ? "\(part.0) of \(part.1), " : "\(part.0) of \(part.1)  "
    lead = part.1 > 1 ? count + what : what
    start = session.time.seconds()
  }

  func show(_ step: String) {
    guard session.terminal.isScreen, !isSilent else { return }
    guard session.style.isScreen else { return add(step) }
    let seconds = Int(session.time.seconds() - start)
    let time = seconds > 0 ? " \(seconds) s" : ""
    let text = "\(lead): \(step) …\(time)"
    session.terminal.write(
      "\r\u{1B}[K" + session.style.dim(String(text.printable.prefix(session.style.width - 1))))
  }

  private func add(_ step: String) {
    let isNew = last.withLock { last in
      defer { last = step }
      return last != step
    }
    if isNew { session.tell("\(lead): \(step)") }
  }

  func clear() {
    guard session.style.isScreen, !isSilent else { return }
    session.terminal.write("\r\u{1B}[K")
  }
}
