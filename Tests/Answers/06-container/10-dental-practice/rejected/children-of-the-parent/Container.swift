// Wrong: the practice's container keeps a list of its children.
// Rejected by: an ended visit leaves nothing in memory

/// Makes parts when they're asked for, and keeps each of them until it ends.
///
/// A container makes its own parts with what it has itself, and with what its
/// parents have. It doesn't know its children, so no part can hold one that
/// lives shorter than itself.
final class Container {
  private let parent: Container?
  private var factories: [ObjectIdentifier: (Container) throws -> Any] = [:]
  private var parts: [ObjectIdentifier: Any] = [:]
  private var endings: [() -> Void] = []
  private var children: [Container] = []

  init(parent: Container? = nil) {
    self.parent = parent
    parent?.children.append(self)
  }

  func register<Part>(
    _ part: Part.Type, make: @escaping (Container) throws -> Part
  ) {
    factories[ObjectIdentifier(part)] = make
  }

  func resolve<Part>(_ part: Part.Type = Part.self) throws -> Part {
    let key = ObjectIdentifier(part)
    if let kept = parts[key] as? Part { return kept }
    guard let make = factories[key] else {
      guard let parent else { throw NotRegistered(part: "\(part)") }
      return try parent.resolve(part)
    }
    guard let made = try make(self) as? Part else {
      throw NotRegistered(part: "\(part)")
    }
    parts[key] = made
    return made
  }

  /// Does this work when the container ends.
  func atEnd(_ work: @escaping () -> Void) {
    endings.append(work)
  }

  /// Gives back what its parts have taken, the last one first.
  func end() {
    let work = endings
    endings = []
    for give in work.reversed() { give() }
  }
}

struct NotRegistered: Error, Equatable {
  let part: String
}
