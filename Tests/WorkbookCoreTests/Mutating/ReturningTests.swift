import Testing

@testable import author

@Suite struct ReturningTests {
  @Test func `a function returns what it was given, or a constant`() {
    let text = "func name(_ name: String, of guest: Guest) -> String? { guest.title + name }"
    #expect(
      changes("returned the input", in: text) == [
        "\(text) → func name(_ name: String, of guest: Guest) -> String? { name }"
      ])
    #expect(
      changes("returned a constant", in: text) == [
        "\(text) → func name(_ name: String, of guest: Guest) -> String? { nil }"
      ])
  }

  @Test func `a closure returns what it was given`() {
    #expect(
      changes("returned the input", in: "let names = guests.map { guest in guest.name }") == [
        "let names = guests.map { guest in guest.name } → "
          + "let names = guests.map { guest in guest }"
      ])
    #expect(
      changes("returned the input", in: "let names = guests.map { $0.name }") == [
        "let names = guests.map { $0.name } → let names = guests.map { $0 }"
      ])
  }

  @Test func `every return of a function gives a constant, those in branches too`() {
    let text = """
      var isOpen: Bool {
        if late { return isLit }
        return hour > 8
      }
      """
    #expect(
      changes("returned a constant", in: text) == [
        "if late { return isLit } → if late { return true }",
        "if late { return isLit } → if late { return false }",
        "return hour > 8 → return true", "return hour > 8 → return false",
      ])
  }

  @Test(arguments: [("[Int]", "[]"), ("[Int: String]", "[:]"), ("Set<Int>", "[]"), ("Int", "0")])
  func `what a getter returns becomes a constant of its type`(type: String, constant: String) {
    let text = "var all: \(type) { get { kept } set { kept = newValue } }"
    #expect(
      changes("returned a constant", in: text) == [
        "\(text) → var all: \(type) { get { \(constant) } set { kept = newValue } }"
      ])
  }

  @Test func `a closure that uses its first argument may return it, and one around it may not`() {
    let text = "let names = all { guests.map { \"Dear \\($0)\" } }"
    #expect(
      changes("returned the input", in: text) == [
        "\(text) → let names = all { guests.map { $0 } }"
      ])
  }

  @Test func `a protocol's requirement returns nothing`() {
    let text = "protocol Guest { var name: String { get } }"
    #expect(changes("returned a constant", in: text) == [])
  }

  @Test func `a closure's parameters may stand in brackets`() {
    let text = "let sums = pairs.map { (first, second) in first.value }"
    #expect(
      changes("returned the input", in: text) == [
        "\(text) → let sums = pairs.map { (first, second) in first }",
        "\(text) → let sums = pairs.map { (first, second) in second }",
      ])
  }
}
