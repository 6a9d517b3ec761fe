// Wrong: services are found by the text of their type, so two types of one name collide.
// Rejected by: keeps the last registration of a service

/// Builds services with the factories that were registered for them.
public final class Container {
  private var registrations: [String: AnyObject] = [:]

  public init() {}

  /// Lets `factory` build the service from now on: the last registration wins.
  ///
  /// - Parameter factory: Gets a resolver for the service's own parts.
  public func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    registrations["\(service)"] = Registration(lifetime, factory)
  }

  /// Whether the service is registered. Builds nothing.
  public func contains(_ service: Any.Type) -> Bool {
    registrations["\(service)"] != nil
  }

  /// Forgets what is registered for the service.
  public func remove(_ service: Any.Type) {
    registrations["\(service)"] = nil
  }

  /// Forgets all that is registered.
  public func clear() { registrations = [:] }

  /// Builds the service, or finds the instance that its lifetime keeps.
  ///
  /// - Returns: `nil` when the service is not registered.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    Resolver(self).resolve(service)
  }

  fileprivate func find<Service>(_ service: Service.Type) -> Registration<Service>? {
    registrations["\(service)"] as? Registration<Service>
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

/// What a factory gets the parts of its service from. There is one for each resolution.
public final class Resolver {
  private let container: Container
  private var graph: [ObjectIdentifier: Any] = [:]

  fileprivate init(_ container: Container) { self.container = container }

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service>(_ service: Service.Type) -> Service? {
    guard let wanted = container.find(service) else { return nil }
    if let kept = wanted.kept { return kept }
    return wanted.isKept ? Resolver(container).build(wanted) : build(wanted)
  }

  private func build<Service>(_ wanted: Registration<Service>) -> Service {
    let id = ObjectIdentifier(wanted)
    if wanted.lifetime == .graph, let known = graph[id].flatMap({ $0 as? Service }) { return known }
    let instance = wanted.factory(self)
    if wanted.lifetime == .graph { graph[id] = instance }
    wanted.keep(instance)
    return instance
  }
}

private final class Registration<Service> {
  let lifetime: Lifetime
  let factory: (Resolver) -> Service
  private var instance: Service?
  private weak var object: AnyObject?

  init(_ lifetime: Lifetime, _ factory: @escaping (Resolver) -> Service) {
    (self.lifetime, self.factory) = (lifetime, factory)
  }

  var isKept: Bool { lifetime == .shared || lifetime == .weak }
  var kept: Service? { instance ?? object.flatMap { $0 as? Service } }

  func keep(_ new: Service) {
    if lifetime == .shared { instance = new }
    if lifetime == .weak, type(of: new as Any) is AnyClass { object = new as AnyObject }
  }
}
