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
  desk(clock, rates, keys, cashier, journal)
}

/// Opens what the five protocols' values hold.
private func desk(
  _ clock: some HouseClock, _ rates: some RateService, _ keys: some KeyWriter,
  _ cashier: some Cashier, _ journal: some Journal
) -> any FrontOffice {
  Desk(
    house: NotedHouse(
      clock: clock, rates: rates, keys: keys, till: cashier, paper: journal))
}
