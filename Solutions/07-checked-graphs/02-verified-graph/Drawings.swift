// Given. Leave it as it is.

extension Graph {
  /// The text that Graphviz draws.
  ///
  /// ```text
  /// digraph {
  ///   "Ferry"
  ///   "Radio \"16\"" [penwidth=3]
  ///   "Tides" [style=dashed]
  ///   "Ferry" -> "Radio \"16\""
  ///   "Ferry" -> "Tides"
  /// }
  /// ```
  var dot: String {
    func quoted(_ label: String) -> String {
      let escapes: [Unicode.Scalar: String] = ["\\": #"\\"#, "\"": #"\""#]
      return "\"\(escaped(label, by: escapes))\""
    }
    let lines =
      labels.map { label in
        switch lifetime(of: label) {
        case .kept: "\(quoted(label)) [penwidth=3]"
        case nil: "\(quoted(label)) [style=dashed]"
        default: quoted(label)
        }
      }
      + sortedEdges.map { "\(quoted($0.from)) -> \(quoted($0.to))" }
    return "digraph {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Replaces scalars and not characters, because `#` and a sign after it can
  /// be one character: `#️⃣`.
  func escaped(
    _ label: String, by escapes: [Unicode.Scalar: String]
  ) -> String {
    label.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  /// All labels, also of what is missing, in alphabetical order.
  var labels: [String] {
    Set(nodes.map(\.label) + edges.flatMap { [$0.from, $0.to] }).sorted()
  }

  var sortedEdges: [Edge] {
    edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
