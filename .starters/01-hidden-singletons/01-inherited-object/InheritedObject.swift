/// Writes the banner on top of a screen.
///
/// You inherited it. It works, and nothing in its interface says that it
/// talks to a server.
final class InheritedObject {
  // TODO 1: Let an `InheritedObject` take an `any API` from outside.
  // Callers that pass nothing must work as before.

  func banner(for city: String) -> String {
    // TODO 2: Ask the API that you were given.
    let notice = NetworkAPI.shared.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
