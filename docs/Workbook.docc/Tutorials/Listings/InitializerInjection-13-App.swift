@main
struct App {
  static func main() throws {
    let tariff = OfficeTariff()

    let counter = Counter(scales: PlatformScales(number: 1), tariff: tariff)
    print(try counter.price(of: "gouda"))

    let second = Counter(scales: PlatformScales(number: 2), tariff: tariff)
    print(try second.price(of: "brie"))
  }
}
