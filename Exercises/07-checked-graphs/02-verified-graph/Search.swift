// Given. Leave it as it is.

extension Graph {
  /// Services that need each other, or themselves, so that none can be built.
  ///
  /// `["Crane", "Tug", "Ferry"]` stands for Crane → Tug → Ferry → Crane. Each
  /// cycle is there once, from the label on that is first in the alphabet. Not
  /// every long cycle is there, but each edge that lies on a cycle is on one.
  var cycles: [[String]] {
    let cycles = edges.compactMap { edge -> [String]? in
      guard edge.from != edge.to else { return [edge.from] }
      return ways(from: edge.to).first { $0.last == edge.from }
        .map(Self.fromFirstLabel)
    }
    return Set(cycles).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// One way, of the fewest steps, to each label that can be reached.
  ///
  /// A way begins with `start`, and follows the edges to a label, which may be
  /// a missing one, too: `["Tug", "Ferry", "Crane"]`.
  ///
  /// - Parameter leadsOn: Whether ways go on behind a label. Where they don't,
  ///   they end with that label. They always go on behind `start`.
  func ways(
    from start: String, where leadsOn: (String) -> Bool = { _ in true }
  ) -> [[String]] {
    var ways = [[start]]
    var seen: Set = [start]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let end = way.last, way.count == 1 || leadsOn(end) else { continue }
      for part in parts(of: end) where seen.insert(part).inserted {
        ways.append(way + [part])
      }
    }
    return Array(ways.dropFirst())
  }

  /// `C, B, A` → `A, C, B`
  private static func fromFirstLabel(_ cycle: [String]) -> [String] {
    let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
    return Array(cycle[first...] + cycle[..<first])
  }
}
