// Wrong: a key that failed is written again at once.
// Rejected by: a call that fails leaves nothing half done

/// The front office of the Grand Hotel. The app's main calls this.
func openGrandHotel() -> any FrontOffice {
  desk(ComputerClock(), RateLine(), KeyBox(), BillBook(), PaperJournal())
}

/// The front office of a house in this world.
func openOffice(
  clock: any HouseClock, rates: any RateService, keys: any KeyWriter,
  cashier: any Cashier, journal: any Journal
) -> any FrontOffice {
  desk(clock, rates, keys, cashier, journal)
}

private func desk(
  _ clock: some HouseClock, _ rates: some RateService, _ keys: some KeyWriter,
  _ cashier: some Cashier, _ journal: some Journal
) -> any FrontOffice {
  Desk(
    House(
      clock: clock, rates: rates, keys: keys, cashier: cashier,
      recorder: Recorder(journal: journal)))
}
