// Wrong: all rehearsals share one listener, the last one.
// Rejected by: keeps nothing that changes in a global or static property

import Synchronization

/// An announcer without loudspeakers, for previews, tests and training.
func makeRehearsal(
  hear: @escaping @Sendable (_ text: String, _ isWarning: Bool) -> Void
) -> Announcer {
  Listener.hear.withLock { $0 = hear }
  return Announcer(voice: Listener())
}

private struct Listener: Voice {
  static let hear = Mutex<@Sendable (String, Bool) -> Void>({ _, _ in })

  func say(_ text: String, as tone: Tone) {
    Self.hear.withLock { $0 }(text, tone == .warning)
  }
}
