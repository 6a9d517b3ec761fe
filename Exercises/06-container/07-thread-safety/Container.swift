// Carried on from 6.6. Changed: Container, Lifetime, ResolutionError, Resolver,
// Key, Registered, Registration.
import Foundation
import Synchronization

// TODO: Any thread may use this container, and the compiler was told to believe that it's safe.

/// Builds services with the factories that were registered for them.
public final class Container: @unchecked Sendable {
  private var table: [Key: Slot] = [:]

  public init() {}

  /// Lets `factory` build the service from now on: the last registration wins. Service, name, and
  /// number, types and order of the factory's arguments tell registrations apart. `completed` is
  /// called once for each new instance, at the end of its resolution: it closes cycles.
  public func register<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, lifetime: Lifetime<Service> = .transient,
    factory: @escaping (Resolver, repeat each Argument) throws -> Service,
    completed: ((Resolver, Service) throws -> Void)? = nil
  ) {
    let new = Registration(name, lifetime, factory, completed)
    // What was there is returned, so it ends at last: its `deinit` may ask this container.
    _ = table[Key(Service.self, name), default: Slot(registration: new)].put(new)
  }

  /// Whether the service is registered under this name. Builds nothing.
  public func contains(_ service: Any.Type, name: String? = nil) -> Bool {
    table[Key(service, name)] != nil
  }

  /// Forgets what is registered for the service and the name.
  public func remove(_ service: Any.Type, name: String? = nil) {
    _ = table.removeValue(forKey: Key(service, name))
  }

  /// Forgets all that is registered.
  public func clear() {
    _ = exchange(&table, with: [:])
  }

  /// Builds the service, or finds the instance that its lifetime keeps. Throws a `ResolutionError`,
  /// or what a factory throws. A factory asks its resolver, which sees cycles.
  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) throws -> Service {
    try resolve(name, for: nil, repeat each argument)
  }

  fileprivate func resolve<Service, each Argument>(
    _ name: String?, for caller: Resolver?, _ argument: repeat each Argument
  ) throws -> Service {
    typealias Wanted = Registration<Service, repeat each Argument>
    guard let wanted: Wanted = find(Key(Service.self, name)) else {
      let label = Wanted.label(name)
      let similar = similar(to: label, ID(Service.self))
      throw ResolutionError.missing(Resolver.path(caller, [label]), similar: similar)
    }
    if let kept = wanted.kept, let instance = kept.instance ?? caller?.early(wanted) {
      return instance
    }
    return try Resolver(self, wanted, caller).build(wanted, repeat each argument)
  }

  private func find<Found: Registered>(_ key: Key) -> Found? {
    table[key]?.find()
  }

  /// Labels of the same service, five at most. Those that differ least come first.
  private func similar(to label: String, _ service: ID) -> [String] {
    let all = table.filter { $0.key.service == service }.values.flatMap(\.all)
    return all.map(\.registration.label)
      .map { ($0.difference(from: label).count, $0) }.sorted(by: <).prefix(5).map(\.1)
  }
}

/// How long an instance is used again.
public struct Lifetime<Service>: Sendable {
  fileprivate var isInGraph = false
  /// Takes a new instance, and returns a closure that gives it back. `nil` keeps nothing.
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
      let content = (instance as? any Wrapper)?.content ?? instance
      let isObject = type(of: content) is AnyClass
      let kept = Mutex(WeakReference(object: isObject ? content as AnyObject : nil))
      return { kept.withLock { $0.object }.flatMap { $0 as? Service } }
    }
  }
}

/// Why a service was not built.
public enum ResolutionError: Error, Equatable {
  /// The last on the path is not registered. Five labels of its service at most are similar.
  case missing(_ path: String, similar: [String])
  /// The last on the path is being built already.
  case cycle(_ path: String)
}

/// What a factory gets the parts of its service from.
public final class Resolver {
  private let container: Container
  private let wanted: any Registered
  private let caller: Resolver?
  /// Whether a resolution begins here: a kept instance has one of its own.
  private var isFirst = false
  private var isDone = false
  /// Holds the registrations, too: no new one may get the identifier of one that is gone.
  private var graph: [ID: (of: any Registered, instance: Any)] = [:]
  private var completions: [() throws -> Void] = []
  fileprivate init(_ container: Container, _ wanted: any Registered, _ caller: Resolver?) {
    (self.container, self.wanted, self.caller) = (container, wanted, caller)
  }

  /// As `Container.resolve`, within the same resolution for as long as that lasts.
  public func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil, _ argument: repeat each Argument
  ) throws -> Service {
    try container.resolve(name, for: isDone && first.isDone ? nil : self, repeat each argument)
  }

  fileprivate func build<Service, each Argument>(
    _ wanted: Registration<Service, repeat each Argument>, _ argument: repeat each Argument
  ) throws -> Service {
    let (isKept, isInGraph) = (wanted.kept != nil, wanted.lifetime.isInGraph)
    isFirst = isKept || caller == nil
    if isInGraph, let known = first.graph[ID(wanted)] { return known.instance as! Service }
    if caller?.isBuilding(wanted) == true {
      throw ResolutionError.cycle(Self.path(caller, [wanted.label]))
    }
    defer {
      isDone = true
      if isFirst { (graph, completions) = ([:], []) }
    }
    let new = try wanted.factory(self, repeat each argument)
    if isInGraph || isKept { first.graph[ID(wanted)] = (wanted, new) }
    if let completed = wanted.completed { first.completions.append { try completed(self, new) } }
    if isFirst { try complete() }
    if let keep = wanted.lifetime.keep { wanted.kept?.known = keep(new) }
    return new
  }

  private func complete() throws { while !completions.isEmpty { try completions.removeFirst()() } }
  private var first: Resolver { isFirst ? self : caller?.first ?? self }
  private func isBuilding(_ other: any Registered) -> Bool {
    wanted === other || caller?.isBuilding(other) == true
  }

  /// A kept instance further up, whose factory is done, while it is being completed.
  fileprivate func early<Service>(_ wanted: any Registered) -> Service? {
    graph[ID(wanted)].flatMap { $0.instance as? Service } ?? caller?.early(wanted)
  }

  fileprivate static func path(_ caller: Resolver?, _ end: [String]) -> String {
    caller.map { path($0.caller, [$0.wanted.label] + end) } ?? end.joined(separator: " → ")
  }
}

private struct Key: Hashable {
  let service: ID
  let name: String?
  init(_ service: Any.Type, _ name: String?) { (self.service, self.name) = (ID(service), name) }
}

/// What is registered under one key: more than one where arguments tell them apart.
private struct Slot {
  var registration: any Registered
  var others: [Slot] = []
  var all: [Slot] { [self] + others }
  func find<Found: Registered>() -> Found? {
    registration as? Found ?? others.lazy.compactMap { $0.find() }.first
  }

  /// Returns what it replaces.
  mutating func put<New: Registered>(_ new: New) -> Slot? {
    if registration === new { return nil }
    if registration is New {
      defer { registration = new }
      return self
    }
    let index = others.firstIndex { $0.registration is New } ?? others.count
    if index == others.count { others.append(Slot(registration: new)) }
    return others[index].put(new)
  }
}

private protocol Registered: AnyObject, Sendable { var label: String { get } }

private final class Registration<Service, each Argument>: Registered, @unchecked Sendable {
  let name: String?
  let lifetime: Lifetime<Service>
  let kept: Kept<Service>?
  let factory: (Resolver, repeat each Argument) throws -> Service
  let completed: ((Resolver, Service) throws -> Void)?
  init(
    _ name: String?, _ lifetime: Lifetime<Service>,
    _ factory: @escaping (Resolver, repeat each Argument) throws -> Service,
    _ completed: ((Resolver, Service) throws -> Void)?
  ) {
    (self.name, self.lifetime, self.factory, self.completed) = (name, lifetime, factory, completed)
    kept = if case nil = lifetime.keep { nil } else { Kept() }
  }

  var label: String { Self.label(name) }
  static func label(_ name: String?) -> String {
    let types = (repeat each Argument).self
    let name = name.map { " \"\($0)\"" } ?? ""
    return "\(Service.self)" + name + (types == Void.self ? "" : " with \(types)")
  }

  /// Given and tested: waits until no other thread builds this. Throws a cycle error instead when
  /// threads would wait for each other in a ring, or when this thread is building this already.
  func beginTurn(_ caller: Resolver?) throws {
    let me = ID(Thread.current)
    try threads.withLock { threads in
      var ring: [any Registered] = [self]
      while let builder = threads.building[ID(ring[ring.count - 1])] {
        if builder == me { throw ResolutionError.cycle(Resolver.path(caller, ring.map(\.label))) }
        guard let next = threads.waitingFor[builder] else { break }
        ring.append(next)
      }
      threads.waitingFor[me] = self
    }
    kept?.turn.wait()
    threads.withLock { ($0.waitingFor[me], $0.building[ID(self)]) = (nil, me) }
  }

  /// Given and tested: lets the next thread have the turn. Only a thread that has it may call this.
  func endTurn() {
    threads.withLock { $0.building[ID(self)] = nil }
    kept?.turn.signal()
  }
}

/// The instance of a registration that keeps one, and the turn to build it.
private final class Kept<Service>: @unchecked Sendable {
  let turn = DispatchSemaphore(value: 1)
  var known: @Sendable () -> Service? = { nil }
  var instance: Service? { known() }
}

private struct WeakReference { weak var object: AnyObject? }
/// Lets `weak` look into an optional.
private protocol Wrapper { var content: Any? { get } }
extension Optional: Wrapper { fileprivate var content: Any? { self } }

/// Which thread builds what, and waits for what. The process has these threads, not a container.
private let threads = Mutex<(building: [ID: ID], waitingFor: [ID: any Registered])>(([:], [:]))
private typealias ID = ObjectIdentifier
