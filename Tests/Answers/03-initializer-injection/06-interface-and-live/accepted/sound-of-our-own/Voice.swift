// Sound: how a text sounds is a type of the station's, and any kit can play it.

/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String, _ sound: Sound)
}
