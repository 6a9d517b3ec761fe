import Synchronization

/// What a dry run notes while factories run.
final class DryRun: Sendable {
  @TaskLocal static var current: DryRun?

  /// What was built since the container was asked: no factory runs twice.
  final class Instances { var all: [ObjectIdentifier: Any] = [:] }

  private struct Notes {
    var labels: [(of: any DryRunnable, label: String)] = []
    var building: [(label: String, problems: Int)] = []
    var tried: Set<String> = []
    var edges: Set<Graph.Edge> = []
    var missing: Set<Graph.Edge> = []
    var failures: Set<String> = []
    var problems = 0

    mutating func label(of wanted: any DryRunnable) -> String {
      if let known = labels.first(where: { $0.of === wanted }) {
        return known.label
      }
      labels.append((wanted, free(wanted.label)))
      return labels[labels.count - 1].label
    }

    /// Types of one short name, and overrides, have labels of their own.
    func free(_ label: String) -> String {
      labels.contains { $0.label == label } ? free("\(label)'") : label
    }
  }

  private let notes = Mutex(Notes())

  init(of all: [any DryRunnable]) {
    notes.withLock { for each in all { _ = $0.label(of: each) } }
  }

  /// Somebody asks for what is not registered.
  func miss(_ label: String) {
    notes.withLock {
      $0.problems += 1
      let label = $0.free(label)
      if let asker = $0.building.last?.label {
        $0.missing.insert(Graph.Edge(from: asker, to: label))
      } else {
        $0.failures.insert("\(label): an example asks for it")
      }
    }
  }

  /// Runs the factory, and keeps what it builds within this resolution only.
  func run<Wanted: DryRunnable>(
    _ wanted: Wanted, _ resolver: Resolver, _ arguments: Wanted.Arguments
  ) throws -> Wanted.Service {
    let id = ObjectIdentifier(wanted)
    let label = try begin(wanted)
    do {
      let known = resolver.built.all[id].flatMap { $0 as? Wanted.Service }
      let instance = try known ?? wanted.factory(resolver, arguments)
      resolver.built.all[id] = instance
      end(label, nil)
      return instance
    } catch {
      end(label, error)
      throw error
    }
  }

  private func begin(_ wanted: any DryRunnable) throws -> String {
    try notes.withLock {
      let label = $0.label(of: wanted)
      if let asker = $0.building.last?.label {
        $0.edges.insert(Graph.Edge(from: asker, to: label))
      }
      if $0.building.contains(where: { $0.label == label }) {
        $0.problems += 1
        throw ResolutionError.cycle(label)
      }
      $0.building.append((label, $0.problems))
      return label
    }
  }

  private func end(_ label: String, _ error: (any Error)?) {
    notes.withLock { notes in
      let problems = notes.building.removeLast().problems
      notes.tried.insert(label)
      if let error, notes.problems == problems {
        notes.problems += 1
        notes.failures.insert("\(label): its factory failed: \(error)")
      } else if error == nil {
        // It can do without.
        notes.missing = notes.missing.filter { $0.from != label }
      }
    }
  }

  func graph(registeredTwice: [String]) -> Graph {
    notes.withLock { notes in
      let untried = notes.labels.map(\.label)
        .filter { !notes.tried.contains($0) }.map { "\($0): no example" }
      return Graph(
        nodes: notes.labels.map { Graph.Node(label: $1, lifetime: $0.lifetime) }
          .sorted { $0.label < $1.label },
        edges: notes.edges.union(notes.missing)
          .sorted { ($0.from, $0.to) < ($1.from, $1.to) },
        registeredTwice: registeredTwice.sorted(),
        notTried: untried.sorted() + notes.failures.sorted())
    }
  }
}
