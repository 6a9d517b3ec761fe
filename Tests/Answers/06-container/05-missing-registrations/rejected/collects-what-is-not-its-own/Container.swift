// Wrong: puts its path in front of a `ResolutionError` that tells of another resolution.
// Rejected by: a factory's own error comes through, and the next call builds

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
    factory: @escaping (Resolver, repeat each Argument) throws -> Service
  ) {
    let new = Registration<Service, (repeat each Argument)>(
      name, lifetime, { try factory($0, repeat each $1) })
    registrations[new.key] = new
  }

  /// Whether the service is registered under this name. Builds nothing.
  public func contains(_ service: Any.Type, name: String? = nil) -> Bool {
    all(service).contains { $0.key.name == name }
  }

  /// Forgets what is registered for the service and the name.
  public func remove(_ service: Any.Type, name: String? = nil) {
    registrations = registrations.filter { $0.key.name != name || $0.value.service != service }
  }

  /// Forgets all that is registered.
  public func clear() { registrations = [:] }

  /// Builds the service, or finds the instance that its lifetime keeps.
  ///
  /// - Throws: `ResolutionError`, or what a factory throws.
  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) throws -> Service {
    try Resolver(self, building: []).resolve(service, name: name, repeat each argument)
  }

  fileprivate func find<Found>(_ key: Key) -> Found? { registrations[key].flatMap { $0 as? Found } }

  fileprivate func all(_ service: Any.Type) -> [any Registered] {
    registrations.values.filter { $0.service == service }
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

/// Why a service was not built.
public enum ResolutionError: Error, Equatable {
  /// The last on the path is not registered. What is similar, is.
  case missing(_ path: String, similar: [String])
  /// The last on the path is being built already.
  case cycle(_ path: String)
}

extension ResolutionError {
  /// The same error, one step further out.
  fileprivate func met(by label: String) -> Self {
    switch self {
    case .missing(let path, let similar): .missing("\(label) → \(path)", similar: similar)
    case .cycle(let path): .cycle("\(label) → \(path)")
    }
  }
}

/// What a factory gets the parts of its service from. There is one for each graph.
public final class Resolver {
  private let container: Container
  private var building: Set<ObjectIdentifier>
  private var graph: [ObjectIdentifier: Any] = [:]

  fileprivate init(_ container: Container, building: Set<ObjectIdentifier>) {
    (self.container, self.building) = (container, building)
  }

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) throws -> Service {
    typealias Wanted = Registration<Service, (repeat each Argument)>
    guard let wanted: Wanted = container.find(Wanted.key(name)) else {
      throw ResolutionError.missing(
        Wanted.label(name), similar: container.all(Service.self).map(\.label).sorted())
    }
    if let instance = wanted.kept { return instance }
    let resolver = wanted.isKept ? Resolver(container, building: building) : self
    return try resolver.build(wanted, (repeat each argument))
  }

  private func build<Service, Arguments>(
    _ wanted: Registration<Service, Arguments>, _ arguments: Arguments
  ) throws -> Service {
    let id = ObjectIdentifier(wanted)
    if wanted.lifetime == .graph, let known = graph[id].flatMap({ $0 as? Service }) { return known }
    guard building.insert(id).inserted else { throw ResolutionError.cycle(wanted.label) }
    defer { building.remove(id) }
    do {
      let instance = try wanted.factory(self, arguments)
      if wanted.lifetime == .graph { graph[id] = instance }
      wanted.keep(instance)
      return instance
    } catch let error as ResolutionError {
      throw error.met(by: wanted.label)
    }
  }
}

private struct Key: Hashable {
  let type: ObjectIdentifier
  let name: String?
}

private protocol Registered: AnyObject {
  var key: Key { get }
  var service: Any.Type { get }
  var label: String { get }
  var isKept: Bool { get }
}

private final class Registration<Service, Arguments>: Registered {
  let key: Key
  let lifetime: Lifetime
  let factory: (Resolver, Arguments) throws -> Service
  private var instance: Service?
  private weak var object: AnyObject?

  init(
    _ name: String?, _ lifetime: Lifetime,
    _ factory: @escaping (Resolver, Arguments) throws -> Service
  ) {
    (key, self.lifetime, self.factory) = (Self.key(name), lifetime, factory)
  }

  var service: Any.Type { Service.self }
  var label: String { Self.label(key.name) }
  var isKept: Bool { lifetime == .shared || lifetime == .weak }
  var kept: Service? { instance ?? object.flatMap { $0 as? Service } }

  func keep(_ new: Service) {
    if lifetime == .shared { instance = new }
    if lifetime == .weak, type(of: new as Any) is AnyClass { object = new as AnyObject }
  }

  /// The type of a registration says which service it builds, and from which arguments.
  static func key(_ name: String?) -> Key { Key(type: ObjectIdentifier(Self.self), name: name) }

  static func label(_ name: String?) -> String {
    let arguments = Arguments.self == Void.self ? "" : " with \(Arguments.self)"
    return "\(Service.self)" + (name.map { " \"\($0)\"" } ?? "") + arguments
  }
}
