// Wrong: building something shared empties the graph of the resolution.
// Rejected by: a graph service belongs to one resolution

/// Builds services with the factories that were registered for them.
public final class Container {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The graph of the resolution that runs. Empty when none does.
  fileprivate var graph: [ObjectIdentifier: Any] = [:]

  public init() {}

  public func register<Service>(
    _ service: Service.Type, lifetime: Lifetime = .transient,
    factory: @escaping (Resolver) -> Service
  ) {
    let id = ObjectIdentifier(service)
    graph[id] = nil
    entries[id] = Entry(lifetime: lifetime, factory: factory)
  }

  public func contains(_ service: Any.Type) -> Bool {
    entries[ObjectIdentifier(service)] != nil
  }

  public func remove(_ service: Any.Type) {
    graph[ObjectIdentifier(service)] = nil
    entries[ObjectIdentifier(service)] = nil
  }

  public func clear() { (entries, graph) = ([:], [:]) }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    let outer = graph
    graph = [:]
    defer { graph = outer }
    return find(service)
  }

  fileprivate func find<Service>(_ service: Service.Type) -> Service? {
    let id = ObjectIdentifier(service)
    guard let entry = entries[id] else { return nil }
    switch entry.lifetime {
    case .transient:
      return entry.factory(Resolver(self)) as? Service
    case .graph:
      if let known = graph[id] { return known as? Service }
      let new = entry.factory(Resolver(self))
      graph[id] = new
      return new as? Service
    case .shared, .weak:
      if let kept = entry.shared ?? entry.object { return kept as? Service }
      graph = [:]  // A resolution of its own.
      defer { graph = [:] }
      let new = entry.factory(Resolver(self))
      entry.keep(new)
      return new as? Service
    }
  }
}

/// How long an instance is used again.
public enum Lifetime {
  case transient
  case graph
  case shared
  case weak
}

/// What a factory asks for the dependencies of its service.
public struct Resolver {
  private let container: Container

  fileprivate init(_ container: Container) { self.container = container }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    container.find(service)
  }
}

private final class Entry {
  let lifetime: Lifetime
  let factory: (Resolver) -> Any
  private(set) var shared: Any?
  private(set) weak var object: AnyObject?

  init(lifetime: Lifetime, factory: @escaping (Resolver) -> Any) {
    (self.lifetime, self.factory) = (lifetime, factory)
  }

  func keep(_ new: Any) {
    if lifetime == .shared {
      shared = new
    } else if type(of: new) is AnyClass {
      object = new as AnyObject
    }
  }
}
