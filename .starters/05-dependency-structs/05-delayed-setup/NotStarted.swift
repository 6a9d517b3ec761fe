/// A service was used before its `start()` had worked.
struct NotStarted: Error, Equatable {
  /// The name of that service's type.
  let service: String
}

extension NotStarted: CustomStringConvertible {
  var description: String {
    "The \(service) has not started. Call its `start()` first."
  }
}
