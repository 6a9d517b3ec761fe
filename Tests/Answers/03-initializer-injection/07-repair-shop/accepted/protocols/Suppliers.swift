// Sound: the desk knows three protocols in the words of the shop, each with one live type.

/// Knows who sells parts at the moment.
protocol Sourcing {
  func supplier() -> any PartsSupplier
}

struct WeeklySourcing: Sourcing {
  let weekdays, weekends: any PartsSupplier
  let today: Today

  func supplier() -> any PartsSupplier {
    let day = today()
    return day == .saturday || day == .sunday ? weekends : weekdays
  }
}
