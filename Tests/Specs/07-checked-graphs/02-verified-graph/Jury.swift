@testable import VerifiedGraph

/// The learner's checks, and what they say about graphs.
enum Jury {
  /// What the checks complain about in graphs that are sound.
  static var complaintsAboutSoundGraphs: [String] {
    graphChecks().flatMap { check in
      soundGraphs.compactMap { title, graph in
        let complaints = graph.inSeveralOrders.map(check.complaints)
          .first { !$0.isEmpty }
        return complaints.map {
          "\(title): “\(check.name)” says: \($0.joined(separator: "; "))"
        }
      }
    }
  }

  /// What all checks complain about that pass each sound graph. The others have noticed nothing.
  static func complaints(about graph: Graph) -> [String] {
    graphChecks().enumerated().filter { fairChecks.contains($0.offset) }
      .flatMap { $0.element.complaints(graph) }
  }

  /// The numbers of the checks that pass each sound graph.
  private static let fairChecks = Set(
    graphChecks().enumerated().filter { _, check in
      soundGraphs.allSatisfy { _, graph in
        graph.inSeveralOrders.allSatisfy { check.complaints($0).isEmpty }
      }
    }
    .map(\.offset))

  /// Whether a fault is noticed, in whatever order the nodes and edges stand:
  /// `"a ferry that needs itself: caught"`.
  static func verdict(_ fault: String, _ graph: Graph) -> String {
    let isCaught = graph.inSeveralOrders.allSatisfy {
      !complaints(about: $0).isEmpty
    }
    return "\(fault): \(isCaught ? "caught" : "got away")"
  }

  /// The labels that the complaints about a graph name.
  static func named(in graph: Graph) -> [String] {
    let labels = graph.labels + graph.registeredTwice
    return graph.lines { graph in
      let complaints = complaints(about: graph)
      return Set(labels).sorted().filter { label in
        complaints.contains { $0.contains(label) }
      }
    }
  }

  /// What the specs' own checks find wrong.
  static func faults(in graph: Graph) -> [String] {
    let missing = graph.edges.filter { graph.lifetime(of: $0.to) == nil }
      .map { "missing: \($0.from) → \($0.to)" }
    let captives = graph.nodes.filter { $0.lifetime == .kept }
      .flatMap { keeper in
        graph.ways(from: keeper.label) {
          graph.lifetime(of: $0) == .transient
        }
      }
      .filter { $0.last.map(graph.lifetime) == .graph }
    return missing
      + graph.registeredTwice.map { "registered twice: \($0)" }
      + graph.cycles.map { "circular: " + $0.joined(separator: " → ") }
      + captives.map { "captive: " + $0.joined(separator: " → ") }
      + graph.notTried.map { "not tried: \($0)" }
  }
}

/// Graphs without a fault, each of which looks like a faulty one.
private let soundGraphs: KeyValuePairs<String, Graph> = [
  "a container without registrations": Graph(),
  "a shared till that holds transients": Graph(
    "Till → Shelf → Rack", "Till → Rack", kept: ["Till"]),
  "a basket of lifetime graph that holds a shared till": Graph(
    "Basket → Till", "Basket → Shelf → Till",
    kept: ["Till"], graph: ["Basket"]),
  "a shared quay that holds a shared till": Graph(
    "Quay → Shelf → Till", "Quay → Till", kept: ["Quay", "Till"]),
  "a ferry and a captain who share a logbook of lifetime graph": Graph(
    "Ferry → Captain → Mate → Logbook", "Ferry → Logbook", "Ferry → Radio",
    kept: ["Radio"], graph: ["Captain", "Logbook"]),
  "an office that holds a shared till and a basket of lifetime graph": Graph(
    "Office → Till → Shelf", "Office → Basket → Shelf",
    kept: ["Till"], graph: ["Basket"]),
  "a pier from which several ways lead to one chain": Graph(
    "Pier → Crane → Chain", "Pier → Beam → Chain", "Pier → Chain",
    "Pier → Chain"),
  "a chain of ten buoys": Graph(
    (1...10).map { "Buoy\($0)" }.joined(separator: " → ")),
]
