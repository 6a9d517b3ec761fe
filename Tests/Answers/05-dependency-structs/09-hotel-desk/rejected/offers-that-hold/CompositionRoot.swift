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
    calendar: Calendar(clock: clock),
    rates: Noted(device: rates, journal: journal),
    keys: Noted(device: keys, journal: journal),
    cashier: Noted(device: cashier, journal: journal))
}
