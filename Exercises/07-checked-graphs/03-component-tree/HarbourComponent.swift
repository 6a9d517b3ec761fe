// TODO: A part that is missing here shows only when a passenger needs it. The
// compiler must find it before the app runs.

/// The parts that live as long as the app.
final class HarbourComponent {
  private let scope = Scope()

  init(radio: any Radio, doctor: any Doctor) {
    scope.add((any Radio).self, radio)
    scope.add(Berths.self, Berths())
    scope.add(Logbook.self, Logbook())
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: scope)
  }
}

/// Parts, found by their type. What is not here is looked up in the parent.
final class Scope {
  private let parent: Scope?
  private var parts: [ObjectIdentifier: Any] = [:]

  init(parent: Scope? = nil) {
    self.parent = parent
  }

  func add<Part>(_ type: Part.Type, _ part: Part) {
    parts[ObjectIdentifier(type)] = part
  }

  /// `nil` when it was added neither here nor above.
  func find<Part>(_ type: Part.Type) -> Part? {
    parts[ObjectIdentifier(type)].flatMap { $0 as? Part }
      ?? parent?.find(type)
  }
}

/// Stands in for a radio that was not found.
struct NoRadio: Radio {
  func say(_ text: String) {}
}

/// Stands in for a doctor who was not found.
struct NoDoctor: Doctor {
  func come(to place: String) {}
}
