// The outside world. Leave it as it is.

/// The groups of names that need each other, directly or through others.
///
/// ```swift
/// cycles(in: ["A": ["B"], "B": ["C", "A"], "C": [], "D": ["D", "A"]])
/// // [["A", "B"], ["D"]]
/// ```
///
/// A name that only leads to a cycle, or that only a cycle leads to, isn't in
/// a group. Each group and the list of groups are in alphabetical order.
///
/// - Parameter needs: What each name needs. One without an entry needs nothing.
func cycles(in needs: [String: [String]]) -> [[String]] {
  func reach(of name: String) -> Set<String> {
    var reached: Set<String> = []
    var next = needs[name] ?? []
    while let name = next.popLast() {
      if reached.insert(name).inserted { next += needs[name] ?? [] }
    }
    return reached
  }
  let reach = Dictionary(
    uniqueKeysWithValues: needs.keys.map { ($0, reach(of: $0)) }
  ).filter { name, reached in reached.contains(name) }
  let groups = reach.map { name, reached in
    reached.filter { reach[$0]?.contains(name) == true }.sorted()
  }
  return Set(groups).sorted { $0.lexicographicallyPrecedes($1) }
}
