// Wrong: the root switches the radio on each time it makes a harbour, also for the graph.
// Rejected by: the radio goes on once, and not in a dry run

/// Registers all that the harbour needs.
///
/// The app's main calls it, and asks for the `HarbourMaster`, the `Lighthouse`,
/// a `Ferry` for each voyage, and a `Ticket` for each passenger, whose name is
/// the argument.
func makeHarbour() -> Container {
  let harbour = Container()
  for module in [quay, voyage, tickets] { module(harbour) }
  // Everything is registered: now the radio may go on.
  try? harbour.resolve(Radio.self, name: "channel 16").switchOn()
  return harbour
}

/// The graph that one test judges, and that the harbour's page shows.
func harbourGraph() -> Graph {
  makeHarbour().dryRun(examples: [{ try $0.resolve(Ticket.self, "Ada") }])
}
