import Testing

@testable import author

@Suite struct ConditionsTests {
  @Test(arguments: [
    ("a == b", "a != b"), ("a < b", "a >= b"), ("a <= b", "a > b"), ("a !== b", "a === b"),
    ("!isOpen", "isOpen"), ("isOpen", "!(isOpen)"), ("has(a)", "!(has(a))"),
  ])
  func `a condition is negated, once`(before: String, after: String) {
    #expect(
      changes("negated condition", in: "if let a, \(before) { ring() }") == [
        "if let a, \(before) { ring() } → if let a, \(after) { ring() }"
      ])
  }

  @Test func `conditions of guards, loops and where clauses are negated`() {
    let text = """
      func f() {
        guard isOpen else { return }
        while isLate { hurry() }
        for guest in guests where guest.isLate { wait() }
      }
      """
    #expect(
      changes("negated condition", in: text) == [
        "guard isOpen else { return } → guard !(isOpen) else { return }",
        "while isLate { hurry() } → while !(isLate) { hurry() }",
        "for guest in guests where guest.isLate { wait() } → "
          + "for guest in guests where !(guest.isLate) { wait() }",
      ])
  }

  @Test func `types in angle brackets are no comparison`() {
    let text = "func f<Guest: Person>(_ guests: Set<Guest>) -> Array<Guest> { g(guests) }"
    #expect(changes("negated condition", in: text) == [])
    #expect(changes("moved boundary", in: text) == [])
  }

  @Test func `boundaries move`() {
    #expect(changes("moved boundary", in: "let a = b < c") == ["let a = b < c → let a = b <= c"])
    #expect(
      changes("moved boundary", in: "for i in 0..<3 {}") == [
        "for i in 0..<3 {} → for i in 0...3 {}"
      ])
  }

  @Test func `the branches of a choice are swapped, nested ones too`() {
    #expect(
      changes("swapped branches", in: "let x = f(a ? b : c ? d : e, 1)") == [
        "let x = f(a ? b : c ? d : e, 1) → let x = f(a ? c ? d : e : b, 1)",
        "let x = f(a ? b : c ? d : e, 1) → let x = f(a ? b : c ? e : d, 1)",
      ])
    #expect(
      changes("swapped branches", in: "let x = a ? b ? c : d : e").first
        == "let x = a ? b ? c : d : e → let x = a ? e : b ? c : d")
  }

  @Test func `and, or, true and false are swapped`() {
    #expect(
      changes("swapped and with or", in: "let a = b && c") == ["let a = b && c → let a = b || c"])
    #expect(
      changes("swapped true with false", in: "let a = true") == ["let a = true → let a = false"])
  }
}
