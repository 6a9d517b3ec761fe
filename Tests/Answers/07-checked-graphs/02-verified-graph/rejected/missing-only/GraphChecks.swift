// Wrong: pins one kind of fault, and lets all others get away.
// Rejected by: it catches a service that is registered twice

func graphChecks() -> [Check] {
  [
    Check("what is asked for is registered") { graph in
      graph.edges.filter { graph.lifetime(of: $0.to) == nil }
        .map { "missing: \($0.from) → \($0.to)" }
    }
  ]
}
