// Wrong: asks the real server when the given API is slow to answer.
// Rejected by: keeps the banner independent of clock, chance and process

import Dispatch
import Synchronization

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let api: any API

  init(api: any API = NetworkAPI.shared) {
    self.api = api
  }

  func banner(for city: String) -> String {
    let notice = answer(for: city) ?? NetworkAPI.shared.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }

  /// The answer, unless it takes so long that the screen would stutter.
  private func answer(for city: String) -> String? {
    final class Box: Sendable { let text = Mutex<String?>(nil) }
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    let api = self.api
    DispatchQueue.global().async {
      let text = api.notice(for: city)
      box.text.withLock { $0 = text }
      done.signal()
    }
    _ = done.wait(timeout: .now() + .milliseconds(50))
    return box.text.withLock { $0 }
  }
}
