/// What an announcer speaks with.
protocol Voice {
  // TODO: To call this, you need the vendor's SDK, even in a rehearsal.
  func say(_ text: String, with settings: SpeechSettings)
}
