/// The shop's own desk. The app's main calls this.
func openShop() -> any FrontDesk {
  Desk(in: .live, bikes: 3)
}

/// The desk of a shop in another place, or in a test.
func makeDesk(
  weekdays: any PartsSupplier,
  weekends: any PartsSupplier,
  prices: @escaping Prices,
  today: @escaping Today,
  loanBikes: Int
) -> any FrontDesk {
  Desk(
    in: Surroundings(
      weekdays: weekdays, weekends: weekends, prices: prices, today: today),
    bikes: loanBikes)
}
