// Sound: one list for both classes, without a default; the object itself has one.

/// What the inherited classes ask.
struct Office {
  let api: any API
  let statistics: any Statistics
}

/// Writes the banner on top of a screen.
final class InheritedObject {
  /// What callers get who hand over nothing. A stepping stone.
  static var usual: Office {
    Office(api: NetworkAPI.shared, statistics: AppStatistics.shared)
  }

  private let office: Office

  init(dependencies: Office = InheritedObject.usual) {
    office = dependencies
  }

  func banner(for city: String) -> String {
    office.statistics.count("banner: \(city)")
    let notice = office.api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
