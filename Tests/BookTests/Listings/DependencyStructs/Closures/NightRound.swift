/// Waters everything at night. Water that is ordered costs money.
struct NightRound {
  let tank: Tank

  func run() {
    if tank.litres() < 40 { tank.order(200) }
    tank.take(40)
  }
}
