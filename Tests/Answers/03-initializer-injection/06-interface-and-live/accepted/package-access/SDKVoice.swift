/// Speaks from the loudspeakers of a real station.
package struct SDKVoice: Voice {
  private let engine = SpeechEngine()

  /// Starts the vendor's engine.
  package init() {}

  package func say(_ text: String, as tone: Tone) {
    engine.speak(text, with: settings(for: tone))
  }

  private func settings(for tone: Tone) -> SpeechSettings {
    switch tone {
    case .notice: SpeechSettings(volume: 60, playsGong: true)
    case .warning: SpeechSettings(volume: 100, playsGong: false)
    }
  }
}
