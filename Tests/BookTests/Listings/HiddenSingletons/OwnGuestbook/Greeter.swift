final class Guestbook {
  private var names: Set<String> = []

  /// Writes a name down, and says whether it is a new one.
  func signIn(_ name: String) -> Bool {
    names.insert(name).inserted
  }
}

struct Greeter {
  let guestbook: Guestbook

  func greeting(for name: String) -> String {
    guestbook.signIn(name) ? "Welcome, \(name)" : "Welcome back, \(name)"
  }
}
