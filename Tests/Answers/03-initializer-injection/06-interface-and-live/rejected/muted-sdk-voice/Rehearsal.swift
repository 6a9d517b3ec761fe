// Wrong: a rehearsal runs the live voice, with a flag for tests.
// Rejected by: the rehearsal's module is built without the SDK

/// An announcer without loudspeakers, for previews, tests and training.
func makeRehearsal(
  hear: @escaping @Sendable (_ text: String, _ isWarning: Bool) -> Void
) -> Announcer {
  Announcer(voice: SDKVoice(hear: hear))
}
