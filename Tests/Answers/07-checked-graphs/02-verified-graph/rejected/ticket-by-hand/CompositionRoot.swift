// Wrong: writes the ticket's edges by hand, and its factory is never tried.
// Rejected by: the harbour's graph has no faults
/// Registers all that the harbour needs.
///
/// The app's main calls it, and asks for the `HarbourMaster`, the `Lighthouse`,
/// a `Ferry` for each voyage, and a `Ticket` for each passenger, whose name is
/// the argument.
func makeHarbour() -> Container {
  let harbour = Container()
  for module in [quay, voyage, tickets] { module(harbour) }
  return harbour
}

/// The graph that one test judges, and that the harbour's page shows.
func harbourGraph() -> Graph {
  var graph = makeHarbour().dryRun()
  graph.notTried.removeAll { $0.hasPrefix("Ticket") }
  graph.edges += [
    Graph.Edge(from: "Ticket with String", to: "Prices"),
    Graph.Edge(from: "Ticket with String", to: "Tides"),
    Graph.Edge(from: "Ticket with String", to: "TicketRoll"),
  ]
  graph.edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
  return graph
}
