// Sound: a table of rules, and a search of its own in which no function calls itself.
// Keeps: 2

func graphChecks() -> [Check] {
  let rules: KeyValuePairs<String, (Graph) -> [[String]]> = [
    "missing": { graph in
      let labels = Set(graph.nodes.map(\.label))
      return graph.edges.filter { !labels.contains($0.to) }
        .map { [$0.from, $0.to] }
    },
    "twice": { graph in graph.registeredTwice.map { [$0] } },
    "cycle": { graph in graph.onCycles.map { [$0] } },
    "captive": \.captives,
    "untried": { graph in graph.notTried.map { [$0] } },
  ]
  return rules.map { name, rule in
    Check(name) { graph in
      rule(graph).map { "\(name): \($0.joined(separator: " > "))" }
    }
  }
}

extension Graph {
  /// What is left when everything is taken away that can be built, and then
  /// everything that only leads there.
  fileprivate var onCycles: [String] {
    var left = Set(edges)
    while true {
      let askers = Set(left.map(\.from))
      let asked = Set(left.map(\.to))
      let next = left.filter {
        askers.contains($0.to) && asked.contains($0.from)
      }
      guard next.count < left.count else { break }
      left = next
    }
    // A label between two cycles is on neither.
    return Set(left.map(\.from)).filter { reaches($0, $0, by: left) }.sorted()
  }

  private func reaches(_ start: String, _ end: String, by edges: Set<Edge>)
    -> Bool
  {
    var found: Set<String> = []
    var next = [start]
    while let label = next.popLast() {
      for edge in edges
      where edge.from == label && found.insert(edge.to).inserted {
        next.append(edge.to)
      }
    }
    return found.contains(end)
  }

  fileprivate var captives: [[String]] {
    var captives: [[String]] = []
    var ways = nodes.filter { $0.lifetime == .kept }.map { [$0.label] }
    while let way = ways.popLast() {
      for part in parts(of: way[way.count - 1]) where !way.contains(part) {
        switch lifetime(of: part) {
        case .graph: captives.append(way + [part])
        case .transient: ways.append(way + [part])
        default: continue
        }
      }
    }
    return captives
  }
}
