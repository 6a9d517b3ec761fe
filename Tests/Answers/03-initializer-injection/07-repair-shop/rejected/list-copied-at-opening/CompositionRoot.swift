// Wrong: the price list is copied when the desk is opened.
// Rejected by: prices are those of the moment
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
  var list: [PriceItem: Int] = [:]
  for item in PriceItem.allCases { list[item] = prices(item) }
  let copy = list
  return Desk(
    repairs: Repairs(
      suppliers: Suppliers(
        weekdays: weekdays, weekends: weekends, today: today),
      prices: { copy[$0] ?? 0 }),
    fleet: LoanFleet(bikes: loanBikes, prices: { copy[$0] ?? 0 }))
}
