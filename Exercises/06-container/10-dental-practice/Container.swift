/// Makes what the program needs, and keeps it for as long as it's told.
final class Container {
  /// How long something is kept.
  enum Lifetime {
    /// Until the program ends.
    case always
    /// Until the next visit begins.
    case visit
    /// Not at all: it's new each time.
    case never
  }

  private struct Entry {
    let lifetime: Lifetime
    let make: (Container) throws -> Any
  }

  private var entries: [String: Entry] = [:]
  private var keptAlways: [String: Any] = [:]
  private var keptForVisit: [String: Any] = [:]

  func register<Part>(
    _ part: Part.Type, _ lifetime: Lifetime = .always,
    make: @escaping (Container) throws -> Part
  ) {
    entries["\(part)"] = Entry(lifetime: lifetime, make: make)
  }

  func resolve<Part>(_ part: Part.Type = Part.self) throws -> Part {
    let name = "\(part)"
    if let kept = (keptAlways[name] ?? keptForVisit[name]) as? Part {
      return kept
    }
    guard let entry = entries[name],
      let made = try entry.make(self) as? Part
    else { throw NotRegistered(name: name) }
    switch entry.lifetime {
    case .always: keptAlways[name] = made
    case .visit: keptForVisit[name] = made
    case .never: break
    }
    return made
  }

  func beginVisit() {
    keptForVisit = [:]
  }
}

struct NotRegistered: Error {
  let name: String
}
