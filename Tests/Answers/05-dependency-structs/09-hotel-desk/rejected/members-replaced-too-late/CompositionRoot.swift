// Wrong: the prices are composed of the Grand Hotel's devices, and those are replaced afterwards.
// Rejected by: an office uses only the world that it's handed

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
  var devices = Devices(
    clock: ComputerClock(), rates: RateLine(), keys: KeyBox(),
    cashier: BillBook())
  let hotelDay = HotelDay(now: devices.now)
  let prices = Prices(hotelDay: hotelDay, rate: devices.rate)
  devices = Devices(
    clock: clock, rates: rates, keys: keys, cashier: cashier
  ).noted(in: journal)
  return Desk(
    dependencies: Desk.Dependencies(
      hotelDay: hotelDay,
      prices: prices,
      write: devices.write, charge: devices.charge))
}
