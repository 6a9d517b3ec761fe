/// Who has come, and which room they go to.
struct Arrival {
  let patient: String
  let room: String
}

/// The front desk. It leaves the rest to the container.
final class Desk: Practice {
  private let container: Container

  init(container: Container) {
    self.container = container
  }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    container.beginVisit()
    container.register(Arrival.self, .visit) { _ in
      Arrival(patient: patient, room: room)
    }
    return try container.resolve(RunningVisit.self)
  }

  var journal: [String] {
    (try? container.resolve(Journal.self))?.lines ?? []
  }
}

/// A visit, from the chair up to the chair down.
final class RunningVisit: Visit {
  private let chair: any Chair
  private let treatments: Treatments
  private var isOver = false

  init(chair: any Chair, treatments: Treatments) {
    self.chair = chair
    self.treatments = treatments
  }

  var allergies: [String] {
    isOver ? [] : treatments.file.allergies
  }

  func sign(for treatment: String) {
    treatments.consent.treatments.insert(treatment)
  }

  func treat(_ treatment: String) throws {
    guard !isOver else { throw Refusal.visitIsOver }
    try treatments.carryOut(treatment)
  }

  func end() {
    isOver = true
    chair.clear()
  }
}
