/// The front office of the Grand Hotel. The app's main calls this.
func openGrandHotel() -> any FrontOffice {
  openOffice(
    clock: ComputerClock(), rates: RateLine(), keys: KeyBox(),
    cashier: BillBook(), journal: PaperJournal())
}

/// The front office of a house in this world.
func openOffice(
  clock: any HouseClock, rates: any RateService, keys: any KeyWriter,
  cashier: any Cashier, journal: any Journal
) -> any FrontOffice {
  Desk(
    tools: Tools(
      now: clock.now,
      rate: { room, day in
        try noting({ try rates.cents(for: room, on: day) }) {
          journal.note(.rate(room: room, day: day, cents: $0))
        }
      },
      writeKey: { key in
        try noting({ try keys.write(key) }) {
          journal.note(.key(key, isWritten: $0 != nil))
        }
      },
      charge: { cents, room in
        try noting({ try cashier.charge(cents, to: room) }) {
          journal.note(.charge(cents: cents, room: room, isTaken: $0 != nil))
        }
      }))
}
