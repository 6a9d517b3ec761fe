extension Voice {
  /// Speaks from the loudspeakers of a real station. Starts the vendor's engine.
  public static func live() -> Voice {
    let engine = SpeechEngine()
    return Voice { text, tone in
      engine.speak(text, with: settings(for: tone))
    }
  }
}

private func settings(for tone: Tone) -> SpeechSettings {
  switch tone {
  case .notice: SpeechSettings(volume: 60, playsGong: true)
  case .warning: SpeechSettings(volume: 100, playsGong: false)
  }
}
