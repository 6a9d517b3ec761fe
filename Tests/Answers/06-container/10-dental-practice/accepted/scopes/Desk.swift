/// Who has come, and where they go.
struct Arrival {
  let patient: String
  let room: String
  weak var scope: Scope?
}

/// The front desk. It makes a scope for each visit.
final class Desk: Practice {
  private let container: Container
  private let scope = Scope()

  init(container: Container) {
    self.container = container
  }

  var journal: [String] {
    let resolver = Resolver(container: container, scopes: [scope])
    return (try? resolver.resolve(Journal.self))?.lines ?? []
  }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let visit = Scope()
    container.register(Arrival.self, .visit) { [weak visit] _ in
      Arrival(patient: patient, room: room, scope: visit)
    }
    let resolver = Resolver(container: container, scopes: [scope, visit])
    do {
      _ = try resolver.resolve((any Chair).self)
      return RunningVisit(
        treatments: try resolver.resolve(), giveBack: visit.end)
    } catch {
      visit.end()
      throw error
    }
  }
}
