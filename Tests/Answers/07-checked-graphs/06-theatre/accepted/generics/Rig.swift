extension Venue: Wired {
  func graph() -> Graph<String, Cable> {
    var graph = Graph<String, Cable>()
    for part in list() {
      graph.needs[part.name] = part.needs.filter { $0.venue == name }
        .map(\.part)
      graph.strangers += part.needs.filter { $0.venue != name }
        .map { (part.name, $0) }
    }
    return graph
  }
}
