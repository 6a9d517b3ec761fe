// The outside world. Leave it as it is.
import SpecSupport

/// Counts what the app's visitors do.
protocol Statistics: Sendable {
  /// Adds one to the number of times that this happened.
  func count(_ event: String)
}

/// The app's real numbers. Its owners decide by them.
final class AppStatistics: Statistics {
  static let shared = AppStatistics()

  private init() {}

  func count(_ event: String) {
    Tripwire.touch("AppStatistics.shared")
  }
}
