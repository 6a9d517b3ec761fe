extension InheritedObject {
  final class Dependencies: Sendable {
    let api: any API
    let statistics: any Statistics

    init(api: any API, statistics: any Statistics) {
      self.api = api
      self.statistics = statistics
    }
  }
}

extension InheritedObject.Dependencies {
  /// A stepping stone.
  static let defaultDependencies = InheritedObject.Dependencies(
    api: NetworkAPI.shared, statistics: AppStatistics.shared)
}
