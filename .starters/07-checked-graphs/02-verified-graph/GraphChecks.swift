// TODO: A graph with faults gets away, and one without is refused. These checks
// must say what is wrong with a graph, whichever container it comes from.

/// The rules that the graph of each container must keep.
///
/// A complaint names every label that is at fault, and no other.
func graphChecks() -> [Check] {
  [
    Check("what is kept holds nothing that ends earlier") { graph in
      graph.edges
        .filter { graph.lifetime(of: $0.from) == .kept }
        .filter { graph.lifetime(of: $0.to) != .kept }
        .map { "captive: \($0.from) → \($0.to)" }
    }
  ]
}
