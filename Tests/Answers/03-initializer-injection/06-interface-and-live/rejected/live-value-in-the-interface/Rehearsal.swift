/// An announcer without loudspeakers, for previews, tests and training.
func makeRehearsal(
  hear: @escaping @Sendable (_ text: String, _ isWarning: Bool) -> Void
) -> Announcer {
  Announcer(voice: Voice(say: hear))
}
