// Sound: reports a circle, takes one of its edges away, and looks for the next.
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
    var rest = self
    var found: Set<String> = []
    while let circle = rest.oneCircle {
      found.insert("circular: \(Self.closed(circle))")
      let cut = Edge(from: circle[circle.count - 1], to: circle[0])
      rest.edges.removeAll { $0 == cut }
    }
    return found.sorted()
  }

  /// A shortest way from the first label which is in a circle back to itself.
  private var oneCircle: [String]? {
    for start in nodes.map(\.label).sorted() {
      var seen: Set<String> = []
      var ways = [[start]]
      while !ways.isEmpty {
        let way = ways.removeFirst()
        for part in parts(of: way[way.count - 1]) {
          if part == start { return way }
          if seen.insert(part).inserted { ways.append(way + [part]) }
        }
      }
    }
    return nil
  }

  /// `C, B, A` → `A → C → B → A`
  private static func closed(_ circle: [String]) -> String {
    let first = circle.indices.min { circle[$0] < circle[$1] } ?? 0
    let turned = circle[first...] + circle[..<first] + [circle[first]]
    return turned.joined(separator: " → ")
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
