/// A registration, as a dry run sees it.
protocol DryRunnable: AnyObject, Sendable {
  associatedtype Service
  associatedtype Arguments
  var name: String? { get }
  var label: String { get }
  var isKept: Bool { get }
  var isInGraph: Bool { get }
  var factory: @Sendable (Resolver, Arguments) throws -> Service { get }
}

extension DryRunnable {
  var lifetime: Graph.Lifetime {
    isKept ? .kept : isInGraph ? .graph : .transient
  }

  /// Begins with the label, and also tells types of one short name apart.
  var identity: String {
    "\(label) \(String(reflecting: (Service, Arguments).self))"
  }

  /// Without an example, only what takes no arguments can be tried.
  func beTried(in container: Container) throws {
    guard Arguments.self == Void.self else { return }
    _ = try container.resolve(Service.self, name: name)
  }
}
