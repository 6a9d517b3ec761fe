// Wrong: the container has one scope for a visit, and the visit asks it late.
// Rejected by: visits in several rooms keep to their own patients

/// The front desk. It opens a container for each visit.
final class Desk: Practice {
  private let container: Container
  private let current = Current()

  init(container: Container) {
    self.container = container
  }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let visit = container.forVisit(of: patient, in: room)
    do {
      _ = try visit.resolve((any Chair).self)
      _ = try visit.resolve(Treatments.self)
    } catch {
      visit.end()
      throw error
    }
    current.visit = visit
    return RunningVisit(current: current) { visit.end() }
  }

  var journal: [String] {
    (try? container.resolve(Journal.self))?.lines ?? []
  }
}

/// The container of the visit that runs.
final class Current {
  var visit: Container?
}
