// Given. Leave it as it is.

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

extension Registration: DryRunnable {
  var identity: String {
    let types = (Service.self, (repeat each Argument).self)
    return "\(label) \(String(reflecting: types))"
  }

  func beTried(in container: Container) throws {
    _ = try container.resolve(
      Service.self, name: name, repeat none((each Argument).self))
  }

  func runFactory(_ resolver: Resolver) throws {
    _ = try factory(resolver, repeat none((each Argument).self))
  }
}

/// Stands for each argument, so that only what takes none is called.
private func none<Argument>(_ type: Argument.Type) throws -> Argument {
  throw ResolutionError.missing("\(type)", similar: [])
}
