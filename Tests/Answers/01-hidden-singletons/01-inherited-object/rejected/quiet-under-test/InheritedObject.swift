// Wrong: old callers get a silent API when the process looks like a test's.
// Rejected by: keeps the banner independent of clock, chance and process

import Foundation

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let api: any API

  init(api: (any API)? = nil) {
    self.api = api ?? Self.standard
  }

  private static var standard: any API {
    let environment = ProcessInfo.processInfo.environment
    let isTest =
      environment["XCTestConfigurationFilePath"] != nil
      || environment["CI"] != nil
    return isTest ? SilentAPI() : NetworkAPI.shared
  }

  func banner(for city: String) -> String {
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}

private struct SilentAPI: API {
  func notice(for city: String) -> String { "" }
}
