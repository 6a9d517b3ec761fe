/// A service that was added to a graph, or several of them.
struct Node<Value: Sendable>: Sendable {
  fileprivate let value: Value
  fileprivate let indices: [Int]

  /// Many nodes as one, for a service that needs all of them.
  static func all<Element>(
    _ nodes: [Node<Element>]
  ) -> Self where Value == [Element] {
    Node(value: nodes.map(\.value), indices: nodes.flatMap(\.indices))
  }
}

/// Services, and what each of them needs.
struct Graph: Sendable {
  private(set) var services: [any Service] = []

  /// For each service, the indices of those that it needs.
  private(set) var needs: [[Int]] = []

  /// Builds a service from those that it needs.
  @discardableResult
  mutating func add<S: Service, each Need: Sendable>(
    _ nodes: repeat Node<each Need>, build: (repeat each Need) -> S
  ) -> Node<S> {
    var indices: [Int] = []
    for node in repeat each nodes { indices += node.indices }
    let service = build(repeat (each nodes).value)
    services.append(service)
    needs.append(indices)
    return Node(value: service, indices: [services.count - 1])
  }

  /// For each service, the indices of those that need it.
  var dependents: [[Int]] {
    var all = [[Int]](repeating: [], count: services.count)
    for (index, needs) in needs.enumerated() {
      for need in needs { all[need].append(index) }
    }
    return all
  }
}
