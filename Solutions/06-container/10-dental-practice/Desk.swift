/// The front desk. It opens a container for each visit.
final class Desk: Practice {
  private let container: Container

  init(container: Container) {
    self.container = container
  }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let visit = container.forVisit(of: patient, in: room)
    do {
      return try visit.resolve(RunningVisit.self)
    } catch {
      visit.end()
      throw error
    }
  }

  var journal: [String] {
    (try? container.resolve(Journal.self))?.lines ?? []
  }
}
