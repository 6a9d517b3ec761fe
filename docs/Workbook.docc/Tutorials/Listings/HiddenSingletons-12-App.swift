import Foundation

@main struct App {
  static func main() {
    let prices = PriceList()
    let north = TicketDesk(
      calendar: .current, now: { Date() }, prices: prices)
    let south = TicketDesk(
      calendar: .current, now: { Date() }, prices: prices)
    print("North:", north.price(), "South:", south.price())
  }
}
