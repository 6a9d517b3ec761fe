import WorkbookKit

/// The line that says what long work is doing; written over on a screen, absent elsewhere.
struct Ticker {
  private let session: Session
  private let lead: String
  private let start: Double
  private let isSilent: Bool

  /// - Parameter part: Which of how many.
  init(_ session: Session, what: String, part: (Int, Int), isSilent: Bool = false) {
    self.session = session
    self.isSilent = isSilent
    lead = part.1 > 1 ? "\(part.0) of \(part.1)  \(what)" : what
    start = session.time.seconds()
  }

  func show(_ step: String) {
    guard session.style.isScreen, !isSilent else { return }
    let seconds = Int(session.time.seconds() - start)
    let time = seconds > 0 ? " \(seconds) s" : ""
    let text = "\(lead): \(step) …\(time)"
    session.terminal.write(
      "\r\u{1B}[K" + session.style.dim(String(text.printable.prefix(session.style.width - 1))))
  }

  func clear() {
    guard session.style.isScreen, !isSilent else { return }
    session.terminal.write("\r\u{1B}[K")
  }
}
