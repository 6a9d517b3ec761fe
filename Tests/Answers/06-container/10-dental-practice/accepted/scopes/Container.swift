// Sound: the starter's container, repaired: it keeps parts in a scope that it's handed.

/// Knows how parts are made, and keeps none of them itself.
final class Container {
  enum Lifetime: Int { case practice, visit, never }

  private struct Entry {
    let lifetime: Lifetime
    let make: (Resolver) throws -> Any
  }

  private var entries: [String: Entry] = [:]

  func register<Part>(
    _ part: Part.Type, _ lifetime: Lifetime,
    make: @escaping (Resolver) throws -> Part
  ) {
    entries["\(part)"] = Entry(lifetime: lifetime, make: make)
  }

  fileprivate func make(
    _ name: String, for scopes: [Scope]
  ) throws -> (lifetime: Lifetime, part: Any) {
    guard let entry = entries[name] else { throw NotRegistered(name: name) }
    // What's kept for the practice doesn't get to see the visit.
    let seen = entry.lifetime == .practice ? Array(scopes.prefix(1)) : scopes
    let resolver = Resolver(container: self, scopes: seen)
    return (entry.lifetime, try entry.make(resolver))
  }
}

/// What is kept for a practice or for a visit.
final class Scope {
  fileprivate var parts: [String: Any] = [:]
  private var endings: [() -> Void] = []

  func atEnd(_ work: @escaping () -> Void) { endings.append(work) }

  func end() {
    let work = endings
    (endings, parts) = ([], [:])
    work.forEach { $0() }
  }
}

/// Looks parts up in the practice's scope, then in the visit's.
struct Resolver {
  let container: Container
  let scopes: [Scope]

  func resolve<Part>(_ part: Part.Type = Part.self) throws -> Part {
    let name = "\(part)"
    for scope in scopes {
      if let kept = scope.parts[name] as? Part { return kept }
    }
    let (lifetime, made) = try container.make(name, for: scopes)
    guard let new = made as? Part else { throw NotRegistered(name: name) }
    if lifetime != .never {
      guard scopes.indices.contains(lifetime.rawValue) else {
        throw LivesTooShort(name: name)
      }
      scopes[lifetime.rawValue].parts[name] = new
    }
    return new
  }
}

struct NotRegistered: Error { let name: String }
struct LivesTooShort: Error { let name: String }
