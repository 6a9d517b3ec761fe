// The outside world. Leave it as it is.
import SpecSupport

/// What the app asks of its server.
protocol API: Sendable {
  /// The notice of the day for a city; empty when there is none.
  func notice(for city: String) -> String
}

/// The app's connection to its server.
final class NetworkAPI: API {
  static let shared = NetworkAPI()

  private init() {}

  func notice(for city: String) -> String {
    Tripwire.touch("NetworkAPI.shared")
    return "\(city): the server says hello"
  }
}
