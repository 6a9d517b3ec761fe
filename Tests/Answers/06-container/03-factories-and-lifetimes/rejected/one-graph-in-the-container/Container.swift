// Wrong: the container has one graph, emptied when the outermost call ends.
// Rejected by: a graph service belongs to one resolution
/// Builds services with the factories that were registered for them.
public final class Container {
  private var registrations: [ObjectIdentifier: AnyObject] = [:]
  private var graph: [ObjectIdentifier: Any] = [:]
  private var depth = 0

  public init() {}

  public func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    registrations[ObjectIdentifier(service)] = Registration(lifetime, factory)
  }

  public func contains(_ service: Any.Type) -> Bool {
    registrations[ObjectIdentifier(service)] != nil
  }

  public func remove(_ service: Any.Type) {
    registrations[ObjectIdentifier(service)] = nil
    graph[ObjectIdentifier(service)] = nil
  }

  public func clear() { (registrations, graph) = ([:], [:]) }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { graph = [:] }
    }
    let id = ObjectIdentifier(service)
    guard let wanted = registrations[id] as? Registration<Service> else { return nil }
    switch wanted.lifetime {
    case .transient:
      return wanted.factory(Resolver(self))
    case .graph:
      if let known = graph[id] as? Service { return known }
      let new = wanted.factory(Resolver(self))
      graph[id] = new
      return new
    case .shared, .weak:
      if let kept = wanted.kept { return kept }
      let outer = graph
      graph = [:]
      defer { graph = outer }
      let new = wanted.factory(Resolver(self))
      wanted.keep(new)
      return new
    }
  }
}

/// How long an instance is used again.
public enum Lifetime {
  /// A new instance each time.
  case transient
  /// One instance for one resolution. What is shared or weak is built in one of its own.
  case graph
  /// One instance, until the service is removed or registered again.
  case shared
  /// One instance, for as long as other code holds it. A value is new each time.
  case weak
}

/// What a factory gets the parts of its service from.
public struct Resolver {
  private let container: Container

  fileprivate init(_ container: Container) { self.container = container }

  public func resolve<Service>(_ service: Service.Type) -> Service? { container.resolve(service) }
}

private final class Registration<Service> {
  let lifetime: Lifetime
  let factory: (Resolver) -> Service
  private var instance: Service?
  private weak var object: AnyObject?

  init(_ lifetime: Lifetime, _ factory: @escaping (Resolver) -> Service) {
    (self.lifetime, self.factory) = (lifetime, factory)
  }

  var kept: Service? { instance ?? object.flatMap { $0 as? Service } }

  func keep(_ new: Service) {
    if lifetime == .shared { instance = new }
    if lifetime == .weak, type(of: new as Any) is AnyClass { object = new as AnyObject }
  }
}
