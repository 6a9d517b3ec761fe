extension Voice {
  /// Starts the vendor's engine, and speaks from the loudspeakers.
  public static func live() -> Voice {
    let engine = SpeechEngine()
    let notice = SpeechSettings(volume: 60, playsGong: true)
    let warning = SpeechSettings(volume: 100, playsGong: false)
    return Voice { engine.speak($0, with: $1 ? warning : notice) }
  }
}
