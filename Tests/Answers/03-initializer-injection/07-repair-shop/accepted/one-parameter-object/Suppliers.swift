// Sound: what a shop finds in its town is one value, with a live one for the app.

/// What a shop finds in its town.
struct Surroundings {
  var weekdays: any PartsSupplier
  var weekends: any PartsSupplier
  var prices: Prices
  var today: Today

  /// The town that the app works in. Each time, the lines are opened anew.
  static var live: Surroundings {
    Surroundings(
      weekdays: SpokeLine(), weekends: SundayParts(),
      prices: PrintedPrices.cents, today: WallCalendar.today)
  }

  var openSupplier: any PartsSupplier {
    switch today() {
    case .saturday, .sunday: weekends
    default: weekdays
    }
  }
}
