// Wrong: a way that leads into a circle goes round it for ever.
// Rejected by: a circle is reported once, from its first label on

extension Graph {
  /// All that is wrong, in a stable order.
  var faults: [String] {
    missing + ambiguous + circular + captive + uncertain
  }

  /// Somebody asks for what nobody has registered.
  var missing: [String] {
    edges.filter { lifetime(of: $0.to) == nil }
      .map { "missing: \($0.from) → \($0.to)" }
      .sorted()
  }

  /// Two modules have registered it, and the last one wins.
  var ambiguous: [String] {
    Set(registeredTwice).sorted().map { "ambiguous: \($0)" }
  }

  /// Nobody can say that there is nothing wrong with it.
  var uncertain: [String] {
    notTried.sorted().map { "not tried: \($0)" }
  }

  /// Parts that need each other, so that none can be built first:
  /// `circular: A → C → B → A`, or `circular: A → A`.
  var circular: [String] {
    nodes.flatMap { circles(along: [$0.label]) }.sorted()
  }

  /// The circles that come back to the first label of the way.
  private func circles(along way: [String]) -> [String] {
    parts(of: way[way.count - 1]).flatMap { part -> [String] in
      if part == way[0] {
        return ["circular: " + (way + [part]).joined(separator: " → ")]
      }
      return circles(along: way + [part])
    }
  }

  /// What is kept, and holds what should have ended with its resolution:
  /// `captive: Till (kept) → Shelf (transient) → Basket (graph)`.
  var captive: [String] {
    nodes.filter { $0.lifetime == .kept }
      .flatMap { captives(of: $0.label) }
      .sorted()
  }

  private func captives(of keeper: String) -> [String] {
    var seen: Set<String> = []
    func walk(along way: [String]) -> [String] {
      parts(of: way[way.count - 1]).flatMap { part -> [String] in
        guard seen.insert(part).inserted else { return [] }
        switch lifetime(of: part) {
        case .graph: return [described(way + [part])]
        case .transient: return walk(along: way + [part])
        case .kept, nil: return []
        }
      }
    }
    return walk(along: [keeper])
  }

  private func described(_ way: [String]) -> String {
    "captive: "
      + way.map { "\($0) (\(lifetime(of: $0)?.rawValue ?? ""))" }
      .joined(separator: " → ")
  }
}
