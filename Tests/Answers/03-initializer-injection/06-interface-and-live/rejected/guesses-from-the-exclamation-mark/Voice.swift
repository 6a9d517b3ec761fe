/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String)
}
