// Sound: nothing is for other packages, so `package` is public enough.
// Keeps: 2

/// What an announcer speaks with.
package protocol Voice {
  func say(_ text: String, as tone: Tone)
}

/// How urgent a text is. How that sounds is up to each voice.
package enum Tone {
  case notice, warning
}
