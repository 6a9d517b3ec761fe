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
  let configuration = Configuration(
    weekdays: weekdays, weekends: weekends, prices: prices, today: today,
    loanBikes: loanBikes, markup: 25, discount: 10)
  return Desk(
    repairs: Repairs(configuration: configuration),
    fleet: LoanFleet(configuration: configuration))
}
