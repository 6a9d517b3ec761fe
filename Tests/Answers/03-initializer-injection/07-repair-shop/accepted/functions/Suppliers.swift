/// Says which supplier is open.
typealias OpenSupplier = () -> any PartsSupplier

func supplierOfTheDay(
  weekdays: any PartsSupplier, weekends: any PartsSupplier,
  today: @escaping Today
) -> OpenSupplier {
  { [.saturday, .sunday].contains(today()) ? weekends : weekdays }
}
