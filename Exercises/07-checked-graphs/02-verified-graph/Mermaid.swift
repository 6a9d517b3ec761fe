// Given. Leave it as it is.

extension Graph {
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
    let entities: [Unicode.Scalar: String] = [
      "#": "#35;", "\"": "#quot;", "<": "#lt;", ">": "#gt;",
    ]
    let ids = Dictionary(
      uniqueKeysWithValues: labels.enumerated().map { ($1, "n\($0)") })
    let nodes = labels.map { label in
      let style =
        switch lifetime(of: label) {
        case .kept: ":::kept"
        case nil: ":::missing"
        default: ""
        }
      let text = escaped(label, by: entities)
      return "\(ids[label, default: ""])[\"\(text)\"]\(style)"
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
}
