/// The shop's own desk. The app's main calls this.
func openShop() -> any FrontDesk {
  makeDesk(
    weekdays: SpokeLine(), weekends: SundayParts(),
    prices: PrintedPrices.cents, today: WallCalendar.today, loanBikes: 3)
}

/// The desk of a shop in another place, or in a test.
func makeDesk(
  weekdays: any PartsSupplier,
  weekends: any PartsSupplier,
  prices: @escaping Prices,
  today: @escaping Today,
  loanBikes: Int
) -> any FrontDesk {
  let estimate = estimates(
    from: supplierOfTheDay(
      weekdays: weekdays, weekends: weekends, today: today),
    prices: prices)
  let fleet = loanFleet(bikes: loanBikes, prices: prices)
  var lastNumber = 0
  return Desk(
    quoting: { try estimate($0).cents },
    accepting: { job in
      let (cents, order) = try estimate(job)
      try order()
      lastNumber += 1
      return Ticket(number: lastNumber, cents: cents)
    },
    lending: fleet.lend, takingBack: fleet.takeBack)
}
