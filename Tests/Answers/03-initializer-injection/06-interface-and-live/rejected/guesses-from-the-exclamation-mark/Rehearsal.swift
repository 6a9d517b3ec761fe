/// An announcer without loudspeakers, for previews, tests and training.
///
/// - Parameter hear: Gets each text, and whether it's a warning.
func makeRehearsal(
  hear: @escaping @Sendable (_ text: String, _ isWarning: Bool) -> Void
) -> Announcer {
  Announcer(voice: Listener(hear: hear))
}

private struct Listener: Voice {
  let hear: @Sendable (_ text: String, _ isWarning: Bool) -> Void

  func say(_ text: String) {
    hear(text, text.contains("!"))
  }
}
