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
  makeHarbour().dryRun()
}
