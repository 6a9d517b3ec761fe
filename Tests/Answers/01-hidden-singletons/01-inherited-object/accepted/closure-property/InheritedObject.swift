// Sound: keeps a closure where we keep an `any API`.
// Keeps: 1

final class InheritedObject {
  private let notice: (String) -> String

  init(api: any API = NetworkAPI.shared) {
    notice = { city in api.notice(for: city) }
  }

  func banner(for city: String) -> String {
    let notice = notice(city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
