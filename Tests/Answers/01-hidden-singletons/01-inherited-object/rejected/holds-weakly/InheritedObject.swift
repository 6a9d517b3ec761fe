// Wrong: holds an API that is an object weakly, as a delegate is held.
// Rejected by: it remembers an API that nothing else holds

/// Writes the banner on top of a screen.
final class InheritedObject {
  private weak var object: AnyObject?
  private let value: (any API)?

  init(api: any API = NetworkAPI.shared) {
    if type(of: api) is AnyClass {
      // As with a delegate: no retain cycle.
      object = api as AnyObject
      value = nil
    } else {
      value = api
    }
  }

  private var api: any API {
    value ?? (object as? any API) ?? NetworkAPI.shared
  }

  func banner(for city: String) -> String {
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
