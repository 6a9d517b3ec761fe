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
  let hotelDay = HotelDay(clock: clock)
  return Desk(
    counter: Counter(
      prices: Prices(
        hotelDay: hotelDay, book: RateBook(rates: rates, journal: journal)),
      bills: Bills(cashier: cashier, journal: journal)),
    keyDesk: KeyDesk(
      hotelDay: hotelDay, cutter: KeyCutter(keys: keys, journal: journal)))
}
