/// The announcer of a real station. The app's main calls this.
func makeAnnouncer() -> Announcer {
  Announcer(voice: Loudspeakers())
}

extension Loudspeakers: Voice {
  public func say(_ text: String, as tone: Tone) {
    switch tone {
    case .notice: play(text)
    case .warning: shout(text)
    }
  }
}
