// Sound: registrations of other services are filtered out under the lock, what goes is returned.
import Foundation
import Synchronization

/// Builds services with the factories that were registered for them.
///
/// Any thread may register and resolve; no lock is held while a factory runs.
public final class Container: Sendable {
  private let registrations = Mutex<[Key: any Registered]>([:])

  public init() {}

  /// Lets `factory` build the service from now on: the last registration wins.
  ///
  /// - Parameters:
  ///   - name: Tells registrations of one service apart. Number, types and order of the
  ///     arguments, which the factory takes after its resolver, do so, too.
  ///   - completed: Is called once for each new instance, when all that is built with it is
  ///     there. Here a cycle can be closed.
  public func register<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime<Service> = .transient,
    factory: @escaping @Sendable (Resolver, repeat each Argument) throws -> Service,
    completed: (@Sendable (Resolver, Service) throws -> Void)? = nil
  ) {
    let new = Registration<Service, (repeat each Argument)>(
      name, lifetime, { try factory($0, repeat each $1) }, completed)
    let old = registrations.withLock { $0.updateValue(new, forKey: new.key) }
    withExtendedLifetime(old) {}
  }

  /// Whether the service is registered under this name. Builds nothing.
  public func contains(_ service: Any.Type, name: String? = nil) -> Bool {
    all(service).contains { $0.key.name == name }
  }

  /// Forgets what is registered for the service and the name.
  public func remove(_ service: Any.Type, name: String? = nil) {
    keepAll { $0.key.name != name || $0.service != service }
  }

  /// Forgets all that is registered.
  public func clear() { keepAll { _ in false } }

  /// Builds the service, or finds the instance that its lifetime keeps.
  ///
  /// - Throws: `ResolutionError`, or what a factory throws.
  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) throws -> Service {
    try resolve(name, (repeat each argument), for: nil)
  }

  fileprivate func resolve<Service, Arguments>(
    _ name: String?, _ arguments: Arguments, for caller: Resolver?
  ) throws -> Service {
    typealias Wanted = Registration<Service, Arguments>
    guard let wanted: Wanted = find(Wanted.key(name)) else {
      let path = Resolver.path(caller, Wanted.label(name))
      throw ResolutionError.missing(path, similar: all(Service.self).map(\.label).sorted())
    }
    guard wanted.isKept else { return try Resolver(self, wanted, caller).build(wanted, arguments) }
    if let instance = wanted.instance ?? caller?.early(wanted) { return instance }
    try wanted.beginTurn(caller)
    defer { wanted.endTurn() }
    return try wanted.instance ?? Resolver(self, wanted, caller).build(wanted, arguments)
  }

  private func find<Found>(_ key: Key) -> Found? {
    registrations.withLock { $0[key] }.flatMap { $0 as? Found }
  }

  private func all(_ service: Any.Type) -> [any Registered] {
    registrations.withLock { $0.values.filter { $0.service == service } }
  }

  /// Lets the others go after the lock: what they kept may ask this container when it ends.
  private func keepAll(where isWanted: (any Registered) -> Bool) {
    var gone: [(any Registered)?] = []
    for key in registrations.withLock({ Array($0.filter { !isWanted($0.value) }.keys) }) {
      gone.append(registrations.withLock { $0.removeValue(forKey: key) })
    }
  }
}

/// How long an instance is used again.
public struct Lifetime<Service>: Sendable {
  fileprivate var isInGraph = false
  /// Keeps an instance. The closure that it returns gives the instance back.
  fileprivate var keep: (@Sendable (Service) -> @Sendable () -> Service?)?

  /// A new instance each time.
  public static var transient: Self { Self() }
  /// One instance for one resolution. What is shared or weak is built in one of its own.
  public static var graph: Self { Self(isInGraph: true) }
}

extension Lifetime where Service: Sendable {
  /// One instance, until the service is removed or registered again.
  public static var shared: Self { Self { instance in { instance } } }

  /// One instance, for as long as other code holds it. A value is new each time.
  public static var weak: Self {
    Self { instance in
      let isObject = type(of: instance as Any) is AnyClass
      let kept = Mutex(WeakReference(object: isObject ? instance as AnyObject : nil))
      return { kept.withLock { $0.object }.flatMap { $0 as? Service } }
    }
  }
}

/// Why a service was not built.
public enum ResolutionError: Error, Equatable {
  /// The last on the path is not registered. What is similar, is.
  case missing(_ path: String, similar: [String])
  /// The last on the path is being built already.
  case cycle(_ path: String)
}

/// What a factory gets the parts of its service from.
public final class Resolver {
  private let container: Container
  private let wanted: any Registered
  private let caller: Resolver?
  /// Holds the registrations, too: no new one may get the identifier of one that is gone.
  private var graph: [ObjectIdentifier: (of: any Registered, instance: Any)] = [:]
  private var completions: [() throws -> Void] = []

  fileprivate init(_ container: Container, _ wanted: any Registered, _ caller: Resolver?) {
    (self.container, self.wanted, self.caller) = (container, wanted, caller)
  }

  /// As `Container.resolve`, within the same resolution.
  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) throws -> Service {
    try container.resolve(name, (repeat each argument), for: self)
  }

  fileprivate func build<Service, Arguments>(
    _ wanted: Registration<Service, Arguments>, _ arguments: Arguments
  ) throws -> Service {
    let id = ObjectIdentifier(wanted)
    if wanted.lifetime.isInGraph, let known = first.graph[id].flatMap({ $0.instance as? Service }) {
      return known
    }
    if caller?.isBuilding(wanted) == true {
      throw ResolutionError.cycle(Self.path(caller, wanted.label))
    }
    defer { if first === self { completions = [] } }
    let instance = try wanted.factory(self, arguments)
    if wanted.lifetime.isInGraph || wanted.isKept { first.graph[id] = (wanted, instance) }
    if let completed = wanted.completed {
      first.completions.append { try completed(self, instance) }
    }
    while first === self, !completions.isEmpty { try completions.removeFirst()() }
    if let keep = wanted.lifetime.keep { wanted.kept.withLock { $0 = keep(instance) } }
    return instance
  }

  /// Where the resolution began: a kept instance has one of its own.
  private var first: Resolver { wanted.isKept ? self : caller?.first ?? self }

  private func isBuilding(_ other: any Registered) -> Bool {
    wanted === other || caller?.isBuilding(other) == true
  }

  /// A kept instance that is built, while it is being completed.
  fileprivate func early<Service>(_ other: any Registered) -> Service? {
    graph[ObjectIdentifier(other)].flatMap { $0.instance as? Service } ?? caller?.early(other)
  }

  fileprivate static func path(_ caller: Resolver?, _ end: String) -> String {
    caller.map { path($0.caller, "\($0.wanted.label) → \(end)") } ?? end
  }
}

private struct Key: Hashable {
  let type: ObjectIdentifier
  let name: String?
}

private protocol Registered: AnyObject, Sendable {
  var key: Key { get }
  var service: Any.Type { get }
  var label: String { get }
  var isKept: Bool { get }
}

private final class Registration<Service, Arguments>: Registered {
  let key: Key
  let lifetime: Lifetime<Service>
  let factory: @Sendable (Resolver, Arguments) throws -> Service
  let completed: (@Sendable (Resolver, Service) throws -> Void)?
  let kept = Mutex<@Sendable () -> Service?>({ nil })
  private let turn = DispatchSemaphore(value: 1)

  init(
    _ name: String?, _ lifetime: Lifetime<Service>,
    _ factory: @escaping @Sendable (Resolver, Arguments) throws -> Service,
    _ completed: (@Sendable (Resolver, Service) throws -> Void)?
  ) {
    (key, self.lifetime) = (Self.key(name), lifetime)
    (self.factory, self.completed) = (factory, completed)
  }

  var service: Any.Type { Service.self }
  var label: String { Self.label(key.name) }
  var isKept: Bool { lifetime.keep != nil }
  var instance: Service? { kept.withLock { $0 }() }

  /// The type of a registration says which service it builds, and from which arguments.
  static func key(_ name: String?) -> Key { Key(type: ObjectIdentifier(Self.self), name: name) }

  static func label(_ name: String?) -> String {
    let arguments = Arguments.self == Void.self ? "" : " with \(Arguments.self)"
    return "\(Service.self)" + (name.map { " \"\($0)\"" } ?? "") + arguments
  }

  /// Waits until no other thread builds this, unless threads would wait for each other in a ring.
  func beginTurn(_ caller: Resolver?) throws {
    let me = ObjectIdentifier(Thread.current)
    try threads.withLock { threads in
      var (next, ring): (any Registered, String) = (self, label)
      while let builder = threads.building[ObjectIdentifier(next)] {
        if builder == me { throw ResolutionError.cycle(Resolver.path(caller, ring)) }
        guard let other = threads.waitingFor[builder] else { break }
        (next, ring) = (other, "\(ring) → \(other.label)")
      }
      threads.waitingFor[me] = self
    }
    turn.wait()
    threads.withLock {
      $0.waitingFor[me] = nil
      $0.building[ObjectIdentifier(self)] = me
    }
  }

  func endTurn() {
    threads.withLock { $0.building[ObjectIdentifier(self)] = nil }
    turn.signal()
  }
}

private struct WeakReference { weak var object: AnyObject? }

/// Which thread builds what, and waits for what. The process has these threads, not a container.
private let threads = Mutex<(building: [ID: ID], waitingFor: [ID: any Registered])>(([:], [:]))
private typealias ID = ObjectIdentifier
