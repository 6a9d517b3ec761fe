// Sound: lists of ways that are still to be walked, no recursion.

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
    let circles = edges.compactMap(shortestCircle).map(Self.turned)
    return Set(circles).map { circle in
      "circular: " + (circle + circle.prefix(1)).joined(separator: " → ")
    }.sorted()
  }

  private func shortestCircle(along edge: Edge) -> [String]? {
    if edge.from == edge.to { return [edge.from] }
    var (ways, seen) = ([[edge.from, edge.to]][...], Set([edge.to]))
    while let way = ways.popFirst() {
      for part in parts(of: way[way.count - 1]) {
        if part == edge.from { return way }
        if seen.insert(part).inserted { ways.append(way + [part]) }
      }
    }
    return nil
  }

  private static func turned(_ circle: [String]) -> [String] {
    let first = circle.indices.min { circle[$0] < circle[$1] } ?? 0
    return Array(circle[first...] + circle[..<first])
  }

  /// What is kept, and holds what should have ended with its resolution:
  /// `captive: Till (kept) → Shelf (transient) → Basket (graph)`.
  var captive: [String] {
    var captives: [String] = []
    for keeper in nodes where keeper.lifetime == .kept {
      var (ways, seen) = ([[keeper.label]], Set<String>())
      while let way = ways.popLast() {
        for part in parts(of: way[way.count - 1])
        where seen.insert(part).inserted {
          switch lifetime(of: part) {
          case .graph: captives.append(described(way + [part]))
          case .transient: ways.append(way + [part])
          case .kept, nil: break
          }
        }
      }
    }
    return captives.sorted()
  }

  private func described(_ way: [String]) -> String {
    "captive: "
      + way.map { "\($0) (\(lifetime(of: $0)?.rawValue ?? ""))" }
      .joined(separator: " → ")
  }
}
