import Testing

@testable import CheeseCounter

@Test func `half a kilo costs half the kilo's price`() throws {
  #expect(try Counter().price(of: "gouda") == 899)
}
