@main
struct App {
  static func main() throws {
    let counter = Counter(
      scales: PlatformScales(number: 1), tariff: OfficeTariff())
    print(try counter.price(of: "gouda"))
  }
}
