import Testing

@testable import author

@Suite struct RepeatingTests {
  @Test func `a call is done twice, an assignment is not`() {
    let text = """
      func add() -> Int {
        lines.append(1)
        last = first(2)
        return sum()
      }
      """
    #expect(
      changes("doubled statement", in: text) == [
        "lines.append(1) → lines.append(1); lines.append(1)"
      ])
  }

  @Test func `what is shared is made anew where it is used`() {
    let text = """
      func shop() -> Shop {
        let basket = Basket()
        return Shop(basket: basket, badge: Badge(basket), page.basket)
      }
      """
    let before = "return Shop(basket: basket, badge: Badge(basket), page.basket)"
    #expect(
      changes("made anew", in: text) == [
        "\(before) → return Shop(basket: Basket(), badge: Badge(basket), page.basket)",
        "\(before) → return Shop(basket: basket, badge: Badge(Basket()), page.basket)",
      ])
  }

  @Test func `what is used once is made anew only where that may be later, or more often`() {
    let text = """
      func shop() -> Shop {
        let basket = Basket()
        let till = Till(basket)
        let door = Door()
        return Shop(till) { door.open() }
      }
      """
    #expect(
      changes("made anew", in: text) == [
        "return Shop(till) { door.open() } → return Shop(till) { Door().open() }"
      ])
  }

  @Test func `a registration is not done twice, since the last one wins`() {
    #expect(changes("doubled statement", in: "func f() { box.register(Till.self) }") == [])
  }
}
