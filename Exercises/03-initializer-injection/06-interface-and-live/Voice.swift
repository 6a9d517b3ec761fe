/// What an announcer speaks with.
protocol Voice {
  // TODO: Only those who have compiled the SDK can say what the settings are.
  func say(_ text: String, with settings: SpeechSettings)
}
