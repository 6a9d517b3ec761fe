// Wrong: reports only the shortest circle through each label.
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
    // Follows the parts of each label until it is there again.
    var found: Set<String> = []
    for start in nodes.map(\.label) {
      var from = [start: start]
      var queue = [start]
      search: while !queue.isEmpty {
        let label = queue.removeFirst()
        for part in parts(of: label) {
          if part == start {
            var way = [label]
            while way[0] != start { way.insert(from[way[0]]!, at: 0) }
            found.insert("circular: \(Self.closed(way))")
            break search
          }
          if from[part] == nil {
            from[part] = label
            queue.append(part)
          }
        }
      }
    }
    return found.sorted()
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
