/// A registration, as a dry run sees it.
protocol DryRunnable: AnyObject, Sendable {
  var label: String { get }
  /// Begins with the label, and also tells types of one short name apart.
  var identity: String { get }
  var isKept: Bool { get }
  var isInGraph: Bool { get }

  /// Resolves the service. Without an example, only what takes no arguments can
  /// be tried.
  func beTried(in container: Container) throws

  /// Calls the factory alone, if it takes no arguments.
  func runFactory(_ resolver: Resolver) throws
}

extension DryRunnable {
  var lifetime: Graph.Lifetime {
    isKept ? .kept : isInGraph ? .graph : .transient
  }
}
