import Synchronization

enum Words {
  static let evening = "Good evening"
  @MainActor static var morning = "Good morning"
  static let day = Mutex("Good day")
  nonisolated(unsafe) static var night = "Good night"
}
