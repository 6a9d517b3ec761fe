/// What a farm asks of an animal.
protocol Animal {
  /// Feeds the animal, and returns what it says to that.
  func feed() -> String
}
