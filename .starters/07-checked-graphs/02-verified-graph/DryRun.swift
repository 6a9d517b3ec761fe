extension Container {
  /// Runs each factory, keeps nothing, and tells who asked for what.
  ///
  /// A factory ends at the first part that is missing: what it would ask for
  /// next shows when that is mended. Completions (6.6) are not run.
  ///
  /// - Parameter examples: Ask for what needs arguments.
  func dryRun(examples: [(Container) throws -> Any] = []) -> Graph {
    var seen: Set<String> = []
    let all = registered.compactMap { $0 as? any DryRunnable }
      .filter { seen.insert($0.identity).inserted }  // or it is overridden
      .sorted { $0.identity < $1.identity }
    let dryRun = DryRun(of: all)
    DryRun.$current.withValue(dryRun) {
      for example in examples { _ = try? example(self) }
      for registration in all { try? registration.beTried(in: self) }
    }
    return dryRun.graph(registeredTwice: registeredTwice)
  }
}

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
  fileprivate var identity: String {
    "\(label) \(String(reflecting: (Service, Arguments).self))"
  }

  /// Without an example, only what takes no arguments can be tried.
  fileprivate func beTried(in container: Container) throws {
    guard Arguments.self == Void.self else { return }
    _ = try container.resolve(Service.self, name: name)
  }
}
