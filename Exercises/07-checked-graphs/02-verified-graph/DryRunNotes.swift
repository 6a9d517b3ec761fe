/// What a dry run writes down while factories run.
struct DryRunNotes {
  private var labels: [(of: any DryRunnable, label: String)] = []
  private var building: [(label: String, problems: Int)] = []
  private var tried: Set<String> = []
  private var edges: Set<Graph.Edge> = []
  private var missing: Set<Graph.Edge> = []
  private var failures: Set<String> = []
  private var problems = 0

  mutating func label(of wanted: any DryRunnable) -> String {
    let known = labels.first { $0.of === wanted }
    if let known { return known.label }
    labels.append((wanted, free(wanted.label)))
    return labels[labels.count - 1].label
  }

  /// Types of one short name, and overrides, get labels of their own.
  private func free(_ label: String) -> String {
    labels.contains { $0.label == label } ? free("\(label)'") : label
  }

  mutating func miss(_ label: String) {
    problems += 1
    if let asker = building.last?.label {
      missing.insert(Graph.Edge(from: asker, to: free(label)))
    } else {
      failures.insert(
        "\(free(label)): an example asks for it, but it isn't registered")
    }
  }

  mutating func begin(_ wanted: any DryRunnable) throws -> String {
    let label = label(of: wanted)
    if let asker = building.last?.label {
      edges.insert(Graph.Edge(from: asker, to: label))
    }
    if building.contains(where: { $0.label == label }) {
      problems += 1
      throw ResolutionError.cycle(label)
    }
    building.append((label, problems))
    return label
  }

  mutating func end(_ label: String, _ error: (any Error)?) {
    let isOwn = building.removeLast().problems == problems
    tried.insert(label)
    if let error, isOwn {
      problems += 1
      failures.insert("\(label): its factory failed: \(error)")
    } else if error == nil {
      missing = missing.filter { $0.from != label }  // It does without.
    }
  }

  func graph(registeredTwice: [String]) -> Graph {
    let untried = labels.map(\.label).filter { !tried.contains($0) }
    return Graph(
      nodes: labels.map { Graph.Node(label: $1, lifetime: $0.lifetime) }
        .sorted { $0.label < $1.label },
      edges: edges.union(missing)
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) },
      registeredTwice: registeredTwice.sorted(),
      notTried: untried.sorted().map { "\($0): no example" }
        + failures.sorted())
  }
}
