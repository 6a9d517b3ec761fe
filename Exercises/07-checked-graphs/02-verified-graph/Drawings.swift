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
      let escaped = label.replacing(#"\"#, with: #"\\"#)
        .replacing(#"""#, with: #"\""#)
      return "\"\(escaped)\""
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

  /// The text that Mermaid draws.
  ///
  /// ```text
  /// flowchart TD
  ///   n0["Ferry"]
  ///   n1["Radio #quot;16#quot;"]:::kept
  ///   n2["Tides"]:::missing
  ///   n0 --> n1
  ///   n0 --> n2
  ///   classDef kept stroke-width:3px
  ///   classDef missing stroke-dasharray:4
  /// ```
  // TODO 6: This text works only while each label is a single word, and it
  // leaves out what has no arrow. In a label, `#`, `"`, `<` and `>` must be
  // written as `#35;`, `#quot;`, `#lt;` and `#gt;`.
  var mermaid: String {
    let arrows = sortedEdges.map { "\($0.from) --> \($0.to)" }
    return "flowchart TD\n" + arrows.map { "  \($0)\n" }.joined()
  }

  /// All labels, also of what is missing, in alphabetical order.
  private var labels: [String] {
    Set(nodes.map(\.label) + edges.flatMap { [$0.from, $0.to] }).sorted()
  }

  private var sortedEdges: [Edge] {
    edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
