protocol WaterSource: Sendable {
  func litres() -> Int
  func take(litres: Int)
  func order(litres: Int)
}

struct LoggedSource: WaterSource {
  let source: any WaterSource
  let log: @Sendable (String) -> Void

  func litres() -> Int { source.litres() }
  func take(litres: Int) { source.take(litres: litres) }

  func order(litres: Int) {
    log("\(litres) litres ordered")
    source.order(litres: litres)
  }
}
