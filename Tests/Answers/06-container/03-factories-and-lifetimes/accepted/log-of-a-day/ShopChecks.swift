// Sound: one check, which expects the log of a whole day in two shops.
// Keeps: 3

func shopChecks() -> [Check] {
  let day = """
    Cy pays for: tart
    Ben pays for: bun
    Eve pays for: nothing
    north: tart, bun, nothing
    south: no receipt
    """
  return [
    Check("a day in town", expected: day) { openShop in
      let town = Town(north: openShop(), south: openShop())
      town.liveThroughTheDay()
      town.log.append("north: \(town.receipts(of: town.north))")
      town.log.append("south: \(town.receipts(of: town.south))")
      return town.log.joined(separator: "\n")
    }
  ]
}

private final class Town {
  let north: Container
  let south: Container
  var log: [String] = []

  init(north: Container, south: Container) {
    self.north = north
    self.south = south
  }

  func liveThroughTheDay() {
    do { north.resolve(Customer.self)!.take("roll") }
    let ben = north.resolve(Customer.self)!
    let cy = north.resolve(Customer.self)!
    ben.take("bun")
    cy.take("tart")
    log.append("Cy pays for: \(text(cy.pay()))")
    log.append("Ben pays for: \(text(ben.pay()))")
    log.append("Eve pays for: \(text(north.resolve(Customer.self)!.pay()))")
  }

  func receipts(of shop: Container) -> String {
    let all = shop.resolve(Till.self)!.receipts
    return all.isEmpty
      ? "no receipt" : all.map(text).joined(separator: ", ")
  }

  private func text(_ cakes: [String]) -> String {
    cakes.isEmpty ? "nothing" : cakes.joined(separator: " and ")
  }
}
