/// Writes the banner on top of a screen.
///
/// You inherited it. It asks a server and counts visitors, and its interface
/// says neither.
final class InheritedObject {
  func banner(for city: String) -> String {
    AppStatistics.shared.count("banner: \(city)")
    let notice = NetworkAPI.shared.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
