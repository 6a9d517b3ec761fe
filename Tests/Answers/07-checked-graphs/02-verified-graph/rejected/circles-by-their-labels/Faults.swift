// Wrong: of two circles with the same labels, one is reported.
// Rejected by: each circle is reported, and nothing else

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
    var done: Set<String> = []
    var circles: [[String]] = []
    func walk(along way: [String]) {
      for part in parts(of: way[way.count - 1]) {
        if let start = way.firstIndex(of: part) {
          circles.append(Array(way[start...]))
        } else if !done.contains(part) {
          walk(along: way + [part])
        }
      }
      done.insert(way[way.count - 1])
    }
    for start in nodes.map(\.label).sorted() where !done.contains(start) {
      walk(along: [start])
    }
    var found: Set<Set<String>> = []
    circles = circles.filter { found.insert(Set($0)).inserted }
    return Set(circles.map { "circular: \(Self.closed($0))" }).sorted()
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
