/// Two functions around one number: how many bikes are out.
func loanFleet(
  bikes: Int, prices: @escaping Prices
) -> (lend: (_ days: Int) throws -> Int, takeBack: () -> Void) {
  var lent = 0
  return (
    lend: { days in
      guard lent < bikes else { throw NoBikeLeft() }
      lent += 1
      let day = prices(.loanDay)
      return (0..<max(days, 1)).reduce(0) { sum, index in
        sum + (index < 2 ? day : day / 2)
      }
    },
    takeBack: { lent = max(lent - 1, 0) }
  )
}
