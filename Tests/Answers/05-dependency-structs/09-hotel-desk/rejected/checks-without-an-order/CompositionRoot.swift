// Wrong: the checks count the journal's entries, and no more.
// Rejected by: your checks catch a journal that isn't complete

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
  Reception(
    clock: clock,
    rates: WitnessedRates(inner: rates, journal: journal),
    keys: WitnessedKeys(inner: keys, journal: journal),
    cashier: WitnessedCashier(inner: cashier, journal: journal))
}
