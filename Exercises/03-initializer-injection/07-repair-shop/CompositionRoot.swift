/// The shop's own desk. The app's main calls this.
func openShop() -> any FrontDesk {
  Workshop()
}

/// The desk of a shop in another place, or in a test.
func makeDesk(
  weekdays: any PartsSupplier = SpokeLine(),
  weekends: (any PartsSupplier)? = nil,
  prices: @escaping Prices = PrintedPrices.cents,
  today: @escaping Today = WallCalendar.today,
  loanBikes: Int = 0
) -> any FrontDesk {
  Workshop()
}
