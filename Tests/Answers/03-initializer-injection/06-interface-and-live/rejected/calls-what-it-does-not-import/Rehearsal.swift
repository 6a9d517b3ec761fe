/// An announcer without loudspeakers, for previews, tests and training.
///
/// - Parameter hear: Gets each text, and whether it's a warning.
func makeRehearsal(
  hear: @escaping @Sendable (_ text: String, _ isWarning: Bool) -> Void
) -> Announcer {
  Announcer { text, tone in hear(text, tone.isUrgent()) }
}
