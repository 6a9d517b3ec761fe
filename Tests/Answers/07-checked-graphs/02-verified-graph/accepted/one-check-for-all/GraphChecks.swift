// Sound: one check for all kinds of faults, with a complaint for each in plain words.
// Keeps: 1

func graphChecks() -> [Check] {
  [Check("nothing is wrong with the graph", complaints: \.allComplaints)]
}

extension Graph {
  fileprivate var allComplaints: [String] {
    var complaints = notTried.map { "We don't know about \($0)." }
    for label in Set(registeredTwice) {
      complaints.append("Two modules build \(label).")
    }
    for edge in edges where !nodes.contains(where: { $0.label == edge.to }) {
      complaints.append("\(edge.from) won't get its \(edge.to).")
    }
    for cycle in cycles {
      complaints.append(
        "Which comes first: \(cycle.joined(separator: " or "))?")
    }
    for node in nodes where node.lifetime == .kept {
      complaints += captives(heldBy: [node.label])
    }
    return complaints
  }

  private func captives(heldBy way: [String]) -> [String] {
    parts(of: way[way.count - 1]).flatMap { part -> [String] in
      switch lifetime(of: part) {
      case .graph:
        ["\(way.joined(separator: ", ")) hold \(part), which should end."]
      case .transient where !way.contains(part):
        captives(heldBy: way + [part])
      default: []
      }
    }
  }
}
