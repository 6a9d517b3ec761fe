// Wrong: the captain's factory puts the mate together itself.
// Rejected by: the harbour's graph has no faults
/// The radio, the pilot, and those who work on land.
func quay(_ container: Container) {
  container.register(
    Radio.self, name: "channel 16", lifetime: .shared,
    factory: { _ in Radio() },
    completed: { _, radio in radio.switchOn() })
  container.register(Pilot.self) { resolver in
    Pilot(radio: try resolver.resolve(Radio.self, name: "channel 16"))
  }
  container.register(HarbourMaster.self) { resolver in
    HarbourMaster(
      pilot: try resolver.resolve(Pilot.self),
      radio: try resolver.resolve(Radio.self, name: "channel 16"))
  }
  container.register(Lighthouse.self) { resolver in
    Lighthouse(radio: try resolver.resolve(Radio.self, name: "channel 16"))
  }
}

/// One voyage: the ferry, its crew, and their logbook.
func voyage(_ container: Container) {
  container.register(Logbook.self, lifetime: .graph) { _ in Logbook() }
  container.register(Mate.self) { resolver in
    Mate(logbook: try resolver.resolve(Logbook.self))
  }
  container.register(Captain.self, lifetime: .graph) { resolver in
    Captain(mate: Mate(logbook: try resolver.resolve(Logbook.self)))
  }
  container.register(Ferry.self) { resolver in
    Ferry(
      captain: try resolver.resolve(Captain.self),
      pilot: try resolver.resolve(Pilot.self),
      logbook: try resolver.resolve(Logbook.self))
  }
}

/// Sells a ticket to a passenger, who is known when it is sold.
func tickets(_ container: Container) {
  container.register(Tides.self) { _ in Tides() }
  container.register(Prices.self) { _ in Prices() }
  container.register(TicketRoll.self, lifetime: .shared) { _ in TicketRoll() }
  container.register(Ticket.self) { (resolver, passenger: String) in
    Ticket(
      passenger: passenger,
      prices: try resolver.resolve(Prices.self),
      tides: try resolver.resolve(Tides.self),
      roll: try resolver.resolve(TicketRoll.self))
  }
}
