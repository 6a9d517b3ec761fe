/// Something whose parts need each other.
protocol Wired {
  associatedtype Node: Hashable
  func graph() -> Graph<Node, Cable>
}

/// Nodes, what they need, and edges that lead out of the graph.
struct Graph<Node: Hashable, Edge> {
  var needs: [Node: [Node]] = [:]
  var strangers: [(from: Node, edge: Edge)] = []

  var missing: [(from: Node, to: Node)] {
    needs.flatMap { node, others in
      others.filter { needs[$0] == nil }.map { (node, $0) }
    }
  }

  /// All nodes that can be reached, each one after those that it needs.
  func order(from roots: [Node]) -> [Node] {
    var (order, seen): ([Node], Set<Node>) = ([], [])
    func visit(_ node: Node) {
      guard seen.insert(node).inserted else { return }
      needs[node]?.forEach(visit)
      order.append(node)
    }
    roots.forEach(visit)
    return order
  }
}
