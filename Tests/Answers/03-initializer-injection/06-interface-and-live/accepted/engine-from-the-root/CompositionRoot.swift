/// The announcer of a real station. The app's main calls this.
public func makeAnnouncer() -> Announcer {
  Announcer(voice: SDKVoice(engine: SpeechEngine()))
}
