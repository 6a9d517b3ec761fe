/// Speaks from the loudspeakers of a real station.
struct SDKVoice: Voice {
  let engine: SpeechEngine

  func say(_ text: String, with settings: SpeechSettings) {
    engine.speak(text, with: settings)
  }
}
