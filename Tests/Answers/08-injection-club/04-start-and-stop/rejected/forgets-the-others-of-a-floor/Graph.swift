/// Services by floor: each stands above all that it needs.
struct Graph: Sendable {
  struct Node<S: Sendable>: Sendable {
    let service: S
    let floor: Int
  }

  private(set) var floors: [[any Service]] = []

  mutating func add<S: Service, each Need>(
    _ needs: repeat Node<each Need>, make: (repeat each Need) -> S
  ) -> Node<S> {
    var floor = 0
    for need in repeat (each needs).floor { floor = max(floor, need + 1) }
    let service = make(repeat (each needs).service)
    while floors.count <= floor { floors.append([]) }
    floors[floor].append(service)
    return Node(service: service, floor: floor)
  }

  static func all<S>(_ nodes: [Node<S>]) -> Node<[S]> {
    Node(service: nodes.map(\.service), floor: nodes.map(\.floor).max() ?? -1)
  }
}
