// Wrong: an overload for each number of arguments, up to ten.
// Rejected by: ten arguments reach a factory, too
/// Builds services with the factories that were registered for them.
public final class Container {
  private var registrations: [Key: any Registered] = [:]

  public init() {}

  private func add(_ new: any Registered) { registrations[new.key] = new }

  public func register<Service>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    add(Registration<Service, ()>(name, lifetime) { r, _ in factory(r) })
  }

  public func register<Service, A1>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1) -> Service
  ) {
    add(Registration<Service, (A1)>(name, lifetime) { r, a in factory(r, a) })
  }

  public func register<Service, A1, A2>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2) -> Service
  ) {
    add(Registration<Service, (A1, A2)>(name, lifetime) { r, a in factory(r, a.0, a.1) })
  }

  public func register<Service, A1, A2, A3>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2, A3) -> Service
  ) {
    add(Registration<Service, (A1, A2, A3)>(name, lifetime) { r, a in factory(r, a.0, a.1, a.2) })
  }

  public func register<Service, A1, A2, A3, A4>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2, A3, A4) -> Service
  ) {
    add(
      Registration<Service, (A1, A2, A3, A4)>(name, lifetime) { r, a in
        factory(r, a.0, a.1, a.2, a.3)
      })
  }

  public func register<Service, A1, A2, A3, A4, A5>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2, A3, A4, A5) -> Service
  ) {
    add(
      Registration<Service, (A1, A2, A3, A4, A5)>(name, lifetime) { r, a in
        factory(r, a.0, a.1, a.2, a.3, a.4)
      })
  }

  public func register<Service, A1, A2, A3, A4, A5, A6>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2, A3, A4, A5, A6) -> Service
  ) {
    add(
      Registration<Service, (A1, A2, A3, A4, A5, A6)>(name, lifetime) { r, a in
        factory(r, a.0, a.1, a.2, a.3, a.4, a.5)
      })
  }

  public func register<Service, A1, A2, A3, A4, A5, A6, A7>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2, A3, A4, A5, A6, A7) -> Service
  ) {
    add(
      Registration<Service, (A1, A2, A3, A4, A5, A6, A7)>(name, lifetime) { r, a in
        factory(r, a.0, a.1, a.2, a.3, a.4, a.5, a.6)
      })
  }

  public func register<Service, A1, A2, A3, A4, A5, A6, A7, A8>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2, A3, A4, A5, A6, A7, A8) -> Service
  ) {
    add(
      Registration<Service, (A1, A2, A3, A4, A5, A6, A7, A8)>(name, lifetime) { r, a in
        factory(r, a.0, a.1, a.2, a.3, a.4, a.5, a.6, a.7)
      })
  }

  public func register<Service, A1, A2, A3, A4, A5, A6, A7, A8, A9>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2, A3, A4, A5, A6, A7, A8, A9) -> Service
  ) {
    add(
      Registration<Service, (A1, A2, A3, A4, A5, A6, A7, A8, A9)>(name, lifetime) { r, a in
        factory(r, a.0, a.1, a.2, a.3, a.4, a.5, a.6, a.7, a.8)
      })
  }

  public func register<Service, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10) -> Service
  ) {
    add(
      Registration<Service, (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10)>(name, lifetime) { r, a in
        factory(r, a.0, a.1, a.2, a.3, a.4, a.5, a.6, a.7, a.8, a.9)
      })
  }

  /// Whether the service is registered under this name. Builds nothing.
  public func contains(_ service: Any.Type, name: String? = nil) -> Bool {
    registrations.contains { $0.key.name == name && $0.value.service == service }
  }

  /// Forgets what is registered for the service and the name.
  public func remove(_ service: Any.Type, name: String? = nil) {
    registrations = registrations.filter { $0.key.name != name || $0.value.service != service }
  }

  /// Forgets all that is registered.
  public func clear() { registrations = [:] }

  public func resolve<Service>(
    _ service: Service.Type, name: String? = nil
  ) -> Service? { Resolver(self).instance(name, ()) }

  public func resolve<Service, A1>(
    _ service: Service.Type, name: String? = nil, _ a1: A1
  ) -> Service? { Resolver(self).instance(name, (a1)) }

  public func resolve<Service, A1, A2>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2
  ) -> Service? { Resolver(self).instance(name, (a1, a2)) }

  public func resolve<Service, A1, A2, A3>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3
  ) -> Service? { Resolver(self).instance(name, (a1, a2, a3)) }

  public func resolve<Service, A1, A2, A3, A4>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
  ) -> Service? { Resolver(self).instance(name, (a1, a2, a3, a4)) }

  public func resolve<Service, A1, A2, A3, A4, A5>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
  ) -> Service? { Resolver(self).instance(name, (a1, a2, a3, a4, a5)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6
  ) -> Service? { Resolver(self).instance(name, (a1, a2, a3, a4, a5, a6)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6, A7>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6, _ a7: A7
  ) -> Service? { Resolver(self).instance(name, (a1, a2, a3, a4, a5, a6, a7)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6, A7, A8>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6, _ a7: A7, _ a8: A8
  ) -> Service? { Resolver(self).instance(name, (a1, a2, a3, a4, a5, a6, a7, a8)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6, A7, A8, A9>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9
  ) -> Service? { Resolver(self).instance(name, (a1, a2, a3, a4, a5, a6, a7, a8, a9)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9, _ a10: A10
  ) -> Service? { Resolver(self).instance(name, (a1, a2, a3, a4, a5, a6, a7, a8, a9, a10)) }

  fileprivate func find<Found>(_ key: Key) -> Found? { registrations[key].flatMap { $0 as? Found } }
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
  /// Holds the registrations, too: no new one may get the identifier of one that is gone.
  private var graph: [ObjectIdentifier: (of: AnyObject, instance: Any)] = [:]

  fileprivate init(_ container: Container) { self.container = container }

  fileprivate func instance<Service, Arguments>(_ name: String?, _ arguments: Arguments) -> Service?
  {
    typealias Wanted = Registration<Service, Arguments>
    guard let wanted: Wanted = container.find(Wanted.key(name)) else { return nil }
    if let kept = wanted.kept { return kept }
    return (wanted.isKept ? Resolver(container) : self).build(wanted, arguments)
  }

  public func resolve<Service>(
    _ service: Service.Type, name: String? = nil
  ) -> Service? { instance(name, ()) }

  public func resolve<Service, A1>(
    _ service: Service.Type, name: String? = nil, _ a1: A1
  ) -> Service? { instance(name, (a1)) }

  public func resolve<Service, A1, A2>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2
  ) -> Service? { instance(name, (a1, a2)) }

  public func resolve<Service, A1, A2, A3>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3
  ) -> Service? { instance(name, (a1, a2, a3)) }

  public func resolve<Service, A1, A2, A3, A4>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
  ) -> Service? { instance(name, (a1, a2, a3, a4)) }

  public func resolve<Service, A1, A2, A3, A4, A5>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
  ) -> Service? { instance(name, (a1, a2, a3, a4, a5)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6
  ) -> Service? { instance(name, (a1, a2, a3, a4, a5, a6)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6, A7>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6, _ a7: A7
  ) -> Service? { instance(name, (a1, a2, a3, a4, a5, a6, a7)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6, A7, A8>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6, _ a7: A7, _ a8: A8
  ) -> Service? { instance(name, (a1, a2, a3, a4, a5, a6, a7, a8)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6, A7, A8, A9>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9
  ) -> Service? { instance(name, (a1, a2, a3, a4, a5, a6, a7, a8, a9)) }

  public func resolve<Service, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10>(
    _ service: Service.Type, name: String? = nil, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5,
    _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9, _ a10: A10
  ) -> Service? { instance(name, (a1, a2, a3, a4, a5, a6, a7, a8, a9, a10)) }

  private func build<Service, Arguments>(
    _ wanted: Registration<Service, Arguments>, _ arguments: Arguments
  ) -> Service {
    let id = ObjectIdentifier(wanted)
    if wanted.lifetime == .graph, let known = graph[id].flatMap({ $0.instance as? Service }) {
      return known
    }
    let instance = wanted.factory(self, arguments)
    if wanted.lifetime == .graph { graph[id] = (wanted, instance) }
    wanted.keep(instance)
    return instance
  }
}

private struct Key: Hashable {
  let type: ObjectIdentifier
  let name: String?
}

private protocol Registered: AnyObject {
  var key: Key { get }
  var service: Any.Type { get }
}

private final class Registration<Service, Arguments>: Registered {
  let key: Key
  let lifetime: Lifetime
  let factory: (Resolver, Arguments) -> Service
  private var instance: Service?
  private weak var object: AnyObject?

  init(
    _ name: String?, _ lifetime: Lifetime, _ factory: @escaping (Resolver, Arguments) -> Service
  ) {
    (key, self.lifetime, self.factory) = (Self.key(name), lifetime, factory)
  }

  var service: Any.Type { Service.self }
  var isKept: Bool { lifetime == .shared || lifetime == .weak }
  var kept: Service? { instance ?? object.flatMap { $0 as? Service } }

  func keep(_ new: Service) {
    if lifetime == .shared { instance = new }
    if lifetime == .weak, type(of: new as Any) is AnyClass { object = new as AnyObject }
  }

  /// The type of a registration says which service it builds, and from which arguments.
  static func key(_ name: String?) -> Key { Key(type: ObjectIdentifier(Self.self), name: name) }
}
