// The outside world. Leave it as it is.
import SpecSupport

/// The app's console. Other programs have none.
final class ConsoleLog: Log, Sendable {
  static let shared = ConsoleLog()

  private init() {}

  func write(_ event: String, _ photo: Photo) {
    Tripwire.touch("ConsoleLog.shared")
  }
}
