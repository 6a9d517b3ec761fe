// Sound: a list of generic entries, which fit one type only.

private class AnyEntry {
  func isFor(_ service: Any.Type) -> Bool { false }
}

private final class Entry<Service>: AnyEntry {
  let instance: Service

  init(_ instance: Service) { self.instance = instance }

  override func isFor(_ service: Any.Type) -> Bool { service == Service.self }
}

/// Finds services by the types that they were registered for.
public final class Container {
  private var entries: [AnyEntry] = []

  public init() {}

  public func register<Service>(_ service: Service.Type, instance: Service) {
    remove(service)
    entries.append(Entry<Service>(instance))
  }

  public func contains(_ service: Any.Type) -> Bool {
    entries.contains { $0.isFor(service) }
  }

  public func remove(_ service: Any.Type) {
    entries.removeAll { $0.isFor(service) }
  }

  public func clear() { entries = [] }

  public func resolve<Service>(_ service: Service.Type) -> Service? {
    for case let entry as Entry<Service> in entries { return entry.instance }
    return nil
  }
}
