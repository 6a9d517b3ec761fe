import Synchronization

/// The coats on their hooks, which count from 1.
final class Rack: Sendable {
  static let shared = Rack()
  private let hooks = Mutex<[String?]>([])

  func hang(_ coat: String) -> Int {
    hooks.withLock {
      $0.append(coat)
      return $0.count
    }
  }

  func takeDown(_ number: Int) -> String? {
    hooks.withLock { hooks in
      guard hooks.indices.contains(number - 1) else { return nil }
      defer { hooks[number - 1] = nil }
      return hooks[number - 1]
    }
  }
}

/// What a coat costs: 2 euros, and 3 from ten in the evening.
struct Till {
  static let shared = Till()

  var hour: @Sendable () -> Int = { HouseClock.shared.hour }

  var fee: Int { hour() < 22 ? 2 : 3 }
}
