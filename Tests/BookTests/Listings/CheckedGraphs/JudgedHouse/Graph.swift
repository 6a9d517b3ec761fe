struct Edge: Hashable {
  let from: String
  let to: String
}

/// Who asks for whom in a container.
struct Graph {
  let lifetimes: [(name: String, lifetime: Lifetime)]
  let edges: Set<Edge>

  /// Tries every factory once, and keeps nothing.
  init(of container: Container) {
    let resolver = Resolver(container: container)
    lifetimes = container.registrations.map { ($0.name, $0.lifetime) }
    for registration in container.registrations {
      _ = try? resolver.run(registration.name)
    }
    edges = resolver.edges
  }

  /// All that is wrong, at once, and the same text for the same graph.
  var faults: [String] {
    let known = Set(lifetimes.map(\.name))
    let short = Set(lifetimes.filter { $0.lifetime == .graph }.map(\.name))
    let passing = Set(lifetimes.filter { $0.lifetime == .transient }.map(\.name))
    let missing = edges.filter { !known.contains($0.to) }
      .map { "missing: \($0.to), wanted by \($0.from)" }
    let ambiguous = known.filter { name in
      lifetimes.count { $0.name == name } > 1
    }
    .map { "ambiguous: \($0)" }
    let ring = known.filter { reach($0).contains($0) }.sorted()
    let circular =
      ring.isEmpty ? [] : ["circular: " + ring.joined(separator: ", ")]
    let captive = lifetimes.filter { $0.lifetime == .shared }
      .flatMap { holder in
        reach(holder.name, through: passing).intersection(short)
          .map { "captive: \($0), held by \(holder.name)" }
      }
    return missing.sorted() + ambiguous.sorted() + circular + captive.sorted()
  }

  /// The text that Graphviz draws.
  var dot: String {
    let arrows = edges.map { "  \"\($0.from)\" -> \"\($0.to)\"" }.sorted()
    return (["digraph {"] + arrows + ["}"]).joined(separator: "\n")
  }

  /// All that hangs on a part, over however many edges. A way ends at a part
  /// that isn't `passing`.
  private func reach(
    _ name: String, through passing: Set<String>? = nil
  ) -> Set<String> {
    var reached: Set<String> = []
    var border: Set = [name]
    while !border.isEmpty {
      let next = Set(edges.filter { border.contains($0.from) }.map(\.to))
      border = next.subtracting(reached)
      reached.formUnion(border)
      if let passing { border.formIntersection(passing) }
    }
    return reached
  }
}
