// Wrong: service and name are glued together, and no name is an empty text.
// Rejected by: any text can be a name

/// Builds services with the factories that were registered for them.
public final class Container {
  private var registrations: [Key: any Registered] = [:]

  public init() {}

  /// Lets `factory` build the service from now on: the last registration wins.
  ///
  /// - Parameters:
  ///   - name: Tells registrations of one service apart. Number, types and order of the
  ///     arguments, which the factory takes after its resolver, do so, too.
  public func register<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, repeat each Argument) -> Service
  ) {
    let new = Registration<Service, (repeat each Argument)>(
      name, lifetime, { factory($0, repeat each $1) })
    registrations[new.key] = new
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

  /// Builds the service, or finds the instance that its lifetime keeps.
  ///
  /// - Returns: `nil` when nothing is registered for service, name and arguments.
  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) -> Service? {
    Resolver(self).resolve(service, name: name, repeat each argument)
  }

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
  private var graph: [ObjectIdentifier: Any] = [:]

  fileprivate init(_ container: Container) { self.container = container }

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) -> Service? {
    typealias Wanted = Registration<Service, (repeat each Argument)>
    guard let wanted: Wanted = container.find(Wanted.key(name)) else { return nil }
    if let kept = wanted.kept { return kept }
    let resolver = wanted.isKept ? Resolver(container) : self
    return resolver.build(wanted, (repeat each argument))
  }

  private func build<Service, Arguments>(
    _ wanted: Registration<Service, Arguments>, _ arguments: Arguments
  ) -> Service {
    let id = ObjectIdentifier(wanted)
    if wanted.lifetime == .graph, let known = graph[id].flatMap({ $0 as? Service }) { return known }
    let instance = wanted.factory(self, arguments)
    if wanted.lifetime == .graph { graph[id] = instance }
    wanted.keep(instance)
    return instance
  }
}

private struct Key: Hashable {
  let text: String
  let arguments: ObjectIdentifier
  let name: String?

  init(_ service: Any.Type, _ arguments: Any.Type, _ name: String?) {
    text = String(reflecting: service) + (name ?? "")
    self.arguments = ObjectIdentifier(arguments)
    self.name = name
  }

  static func == (one: Key, other: Key) -> Bool {
    one.text == other.text && one.arguments == other.arguments
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(arguments)
  }
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

  static func key(_ name: String?) -> Key { Key(Service.self, Arguments.self, name) }
}
