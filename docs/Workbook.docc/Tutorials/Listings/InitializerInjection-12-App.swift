// Does not compile: missing argument for parameter 'tariff' in call
@main
struct App {
  static func main() throws {
    let counter = Counter(
      scales: PlatformScales(number: 1), tariff: OfficeTariff())
    print(try counter.price(of: "gouda"))

    let second = Counter(scales: PlatformScales(number: 2))
    print(try second.price(of: "brie"))
  }
}
