// Wrong: a number sign that a mark goes around stays as it is.
// Rejected by: a label may hold quotes, angle brackets and number signs

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
  var mermaid: String {
    let labels = labels
    let ids = Dictionary(
      uniqueKeysWithValues: labels.enumerated().map { ($1, "n\($0)") })
    let nodes = labels.map { label in
      let style =
        switch lifetime(of: label) {
        case .kept: ":::kept"
        case nil: ":::missing"
        default: ""
        }
      return "\(ids[label, default: ""])[\"\(Self.escaped(label))\"]\(style)"
    }
    let arrows = sortedEdges.map { edge in
      "\(ids[edge.from, default: ""]) --> \(ids[edge.to, default: ""])"
    }
    let styles = [
      "classDef kept stroke-width:3px", "classDef missing stroke-dasharray:4",
    ]
    return "flowchart TD\n"
      + (nodes + arrows + styles).map { "  \($0)\n" }.joined()
  }

  /// In a label, `#` begins an entity, and `<` a tag.
  private static func escaped(_ label: String) -> String {
    let entities: [Character: String] = [
      "#": "#35;", "\"": "#quot;", "<": "#lt;", ">": "#gt;",
    ]
    // Scalars, since `#` and a sign after it can be one character: `#️⃣`.
    return label.map { entities[$0] ?? String($0) }.joined()
  }

  /// All labels, also of what is missing, in alphabetical order.
  private var labels: [String] {
    Set(nodes.map(\.label) + edges.flatMap { [$0.from, $0.to] }).sorted()
  }

  private var sortedEdges: [Edge] {
    edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
