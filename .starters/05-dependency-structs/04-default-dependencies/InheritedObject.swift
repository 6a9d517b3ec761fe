/// Writes the banner on top of a screen.
///
/// You inherited it. It asks a server and counts visitors, and its interface
/// says neither.
final class InheritedObject {
  // TODO 1: Say in one list what this object needs, and use nothing else. A
  // list that is handed over is complete. A caller without a list gets the
  // parts that the app uses today.

  func banner(for city: String) -> String {
    AppStatistics.shared.count("banner: \(city)")
    let notice = NetworkAPI.shared.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
