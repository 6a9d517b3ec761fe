// Does not compile: is nonisolated global shared mutable state

enum Words {
  static var morning = "Good morning"
}
