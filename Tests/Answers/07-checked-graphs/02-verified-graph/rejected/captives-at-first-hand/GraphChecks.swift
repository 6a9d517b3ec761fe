// Wrong: looks only at what a kept service itself asks for.
// Rejected by: it catches a captive behind transients

/// The rules that the graph of each container must keep.
///
/// A complaint names every label that is at fault, and no other.
func graphChecks() -> [Check] {
  [
    Check("what is asked for is registered") { graph in
      graph.edges.filter { graph.lifetime(of: $0.to) == nil }
        .map { "missing: \($0.from) → \($0.to)" }
    },
    Check("no two modules register the same") { graph in
      graph.registeredTwice.map { "registered twice: \($0)" }
    },
    Check("something can be built first") { graph in
      graph.cycles.map { "circular: \(arrows($0 + $0.prefix(1)))" }
    },
    Check("what is kept holds nothing that ends earlier") { graph in
      graph.nodes.filter { $0.lifetime == .kept }
        .flatMap { captives(of: $0.label, in: graph) }
        .map { "captive: \(arrows($0))" }
    },
    Check("everything was tried") { graph in
      graph.notTried.map { "not tried: \($0)" }
    },
  ]
}

/// The ways to what ends with its resolution, but is held by what is kept.
///
/// A transient lives as long as the one that holds it, and so do its parts.
private func captives(of keeper: String, in graph: Graph) -> [[String]] {
  graph.ways(from: keeper) { _ in false }
    .filter { way in way.last.map(graph.lifetime) == .graph }
}

private func arrows(_ labels: [String]) -> String {
  labels.joined(separator: " → ")
}
