import Testing

@testable import CheeseCounter

struct StubScales: Scales {
  let answer: Int
  func grams() -> Int { answer }
}

struct StubTariff: Tariff {
  let answer: Int
  func centsPerKilo(of cheese: String) -> Int { answer }
}

@Test(arguments: [(500, 899), (501, 901), (0, 0)])
func `the price is rounded up to a full cent`(grams: Int, price: Int) throws {
  let scales = StubScales(answer: grams)
  let counter = Counter(scales: scales, tariff: StubTariff(answer: 1798))

  #expect(try counter.price(of: "gouda") == price)
}

struct FailingScales: Scales {
  let error: any Error
  func grams() throws -> Int { throw error }
}

@Test func `there is no price when the scales fail`() {
  let scales = FailingScales(error: NotANumber())
  let counter = Counter(scales: scales, tariff: StubTariff(answer: 1798))

  #expect(throws: NotANumber.self) { try counter.price(of: "gouda") }
}
