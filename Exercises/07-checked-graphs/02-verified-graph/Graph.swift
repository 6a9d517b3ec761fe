/// Who asks for what, as plain data: a list of nodes and a list of edges.
struct Graph: Equatable, Sendable {
  /// How long an instance is used again, as in 6.3; kept is shared or weak.
  enum Lifetime: String {
    case transient, graph, kept
  }

  /// A registration. No two have the same label.
  struct Node: Equatable, Sendable {
    let label: String
    let lifetime: Lifetime
  }

  /// The factory of `from` asks for `to`. When no node has the label `to`,
  /// it isn't registered.
  struct Edge: Hashable, Sendable {
    let from: String
    let to: String
  }

  var nodes: [Node] = []
  var edges: [Edge] = []
  /// Labels of what modules have registered twice.
  var registeredTwice: [String] = []
  /// Labels of what could not be tried, and why.
  var notTried: [String] = []

  /// The lifetime of the node with this label, `nil` when there is none.
  func lifetime(of label: String) -> Lifetime? {
    nodes.first { $0.label == label }?.lifetime
  }

  /// The labels of what this node asks for, in alphabetical order.
  func parts(of label: String) -> [String] {
    edges.filter { $0.from == label }.map(\.to).sorted()
  }
}
