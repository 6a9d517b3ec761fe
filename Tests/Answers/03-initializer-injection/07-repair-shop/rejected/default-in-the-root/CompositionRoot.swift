// Wrong: `makeDesk` still has the live price list as a default.
// Rejected by: nothing can be built with a part left out
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
  prices: @escaping Prices = PrintedPrices.cents,
  today: @escaping Today,
  loanBikes: Int
) -> any FrontDesk {
  Desk(
    repairs: Repairs(
      suppliers: Suppliers(
        weekdays: weekdays, weekends: weekends, today: today),
      prices: prices),
    fleet: LoanFleet(bikes: loanBikes, prices: prices))
}
