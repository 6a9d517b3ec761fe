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
  Devices.current = Devices(
    clock: clock, rates: rates, keys: keys, cashier: cashier
  ).noted(in: journal)
  let hotelDay = HotelDay(now: { Devices.current.now() })
  return Desk(
    dependencies: Desk.Dependencies(
      hotelDay: hotelDay,
      prices: Prices(
        hotelDay: hotelDay, rate: { try Devices.current.rate($0, $1) }),
      write: { try Devices.current.write($0) },
      charge: { try Devices.current.charge($0, $1) }))
}
