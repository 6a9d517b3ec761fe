/// Speaks from the loudspeakers of a real station.
public func makeSDKVoice() -> (_ text: String, _ isUrgent: Bool) -> Void {
  let engine = SpeechEngine()
  return { text, isUrgent in
    engine.speak(
      text,
      with: SpeechSettings(
        volume: isUrgent ? 100 : 60, playsGong: !isUrgent))
  }
}
