// Wrong: only the first text starts the engine, so an announcer that is still silent has none.
// Rejected by: keeps the app speaking through the SDK

/// Speaks from the loudspeakers of a real station.
public final class SDKVoice: Voice {
  /// Started when it's needed.
  private lazy var engine = SpeechEngine()

  public init() {}

  public func say(_ text: String, as tone: Tone) {
    engine.speak(text, with: settings(for: tone))
  }

  private func settings(for tone: Tone) -> SpeechSettings {
    switch tone {
    case .notice: SpeechSettings(volume: 60, playsGong: true)
    case .warning: SpeechSettings(volume: 100, playsGong: false)
    }
  }
}
