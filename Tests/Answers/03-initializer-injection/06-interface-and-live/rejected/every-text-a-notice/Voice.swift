// Wrong: the interface has lost the urgency, and warnings sound like notices.
// Rejected by: keeps the words of every announcement

/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String)
}
