// Wrong: the prices are built on devices that aren't noted.
// Rejected by: the journal has every call

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
  let plain = Devices(
    clock: clock, rates: rates, keys: keys, cashier: cashier)
  let devices = plain.noted(in: journal)
  let hotelDay = HotelDay(now: devices.now)
  return Desk(
    dependencies: Desk.Dependencies(
      hotelDay: hotelDay,
      prices: Prices(hotelDay: hotelDay, rate: plain.rate),
      write: devices.write, charge: devices.charge))
}
