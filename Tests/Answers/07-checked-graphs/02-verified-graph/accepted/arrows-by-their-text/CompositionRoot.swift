// Sound: arrows are sorted by their text, so the tenth label comes before the second.

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
  let sale: (Container) throws -> Any = { container in
    let passenger = "Grace Hopper"
    let ticket: Ticket = try container.resolve(Ticket.self, passenger)
    return ticket
  }
  return makeHarbour().dryRun(examples: [sale])
}
