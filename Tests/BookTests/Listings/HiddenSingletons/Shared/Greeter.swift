import Synchronization

final class Guestbook: Sendable {
  static let shared = Guestbook()
  private let names = Mutex<Set<String>>([])

  /// Writes a name down, and says whether it is a new one.
  func signIn(_ name: String) -> Bool {
    names.withLock { $0.insert(name).inserted }
  }
}

struct Greeter {
  func greeting(for name: String) -> String {
    Guestbook.shared.signIn(name)
      ? "Welcome, \(name)" : "Welcome back, \(name)"
  }
}
