import Testing

@testable import WorkbookKit

@Suite struct MutationOperatorTests {
  /// What one kind of mutant makes of a text, as `before → after`.
  func changes(_ operation: String, in text: String) -> [String] {
    Mutants.mutants(of: "Till.swift", text, given: "")
      .filter { $0.operation == operation }
      .map { "\($0.before) → \($0.after)" }
  }

  @Test func `a statement is dropped, and what is declared or must be returned is not`() {
    let text = """
      func add(_ line: Line) -> Int {
        let cents = line.cents
        lines.append(line)
        log(
          "added")
        return cents
      }
      """
    #expect(
      changes("dropped statement", in: text) == [
        "lines.append(line) → ", "log( \"added\") → ",
      ])
  }

  @Test func `statements of closures, branches and cases are dropped`() {
    let text = """
      func open() {
        onRing = { [weak self] name in
          count += 1
        }
        switch door {
        case .shut(let key): unlock(key)
        default:
          wait()
        }
        guard isOpen else { return }
        if isLate { hurry() } else { stroll() }
      }
      """
    let dropped = changes("dropped statement", in: text)
    #expect(dropped.contains("count += 1 → "))
    #expect(dropped.contains("case .shut(let key): unlock(key) → case .shut(let key):"))
    #expect(dropped.contains("wait() → "))
    #expect(dropped.contains("guard isOpen else { return } → "))
    #expect(
      dropped.contains(
        "if isLate { hurry() } else { stroll() } → if isLate {  } else { stroll() }"))
    #expect(dropped.contains("if isLate { hurry() } else { stroll() } → "))
    #expect(dropped.count == 9)
  }

  @Test func `an if without else is dropped as a whole, and a guard must leave`() {
    let text = """
      func open() {
        if isLate { hurry() }
        guard isOpen else { throw Shut() }
      }
      """
    #expect(
      changes("dropped statement", in: text) == [
        "if isLate { hurry() } → ", "guard isOpen else { throw Shut() } → ",
      ])
  }

  @Test func `members of a type are not dropped`() {
    let text = """
      struct Till {
        let clock: any Clock
        var open: Bool { clock.hour > 8 }
      }
      """
    #expect(changes("dropped statement", in: text) == [])
  }

  @Test func `a body of several statements is emptied, unless it gives a value`() {
    let text = """
      func open() {
        ring()
        wait()
      }
      func sum() -> Int {
        ring()
        return 2
      }
      """
    #expect(changes("emptied body", in: text) == ["ring() wait() → "])
  }

  @Test func `a labelled argument is dropped with its comma`() {
    #expect(
      changes("dropped argument", in: "let till = Till(open: now, 3, clock: clock)") == [
        "let till = Till(open: now, 3, clock: clock) → let till = Till(3, clock: clock)",
        "let till = Till(open: now, 3, clock: clock) → let till = Till(open: now, 3)",
      ])
  }

  @Test func `an element of a list is dropped, no part of a type, a subscript or a capture`() {
    let text = """
      let farm: [Animal] = [Cow(pens[0, 1]), Duck()]
      let map = feed([1: "hay", 2: "oats"])
      ring { [weak farm, bell] in bell.ring(farm) }
      """
    #expect(
      changes("dropped element", in: text) == [
        "let farm: [Animal] = [Cow(pens[0, 1]), Duck()] → let farm: [Animal] = [Duck()]",
        "let farm: [Animal] = [Cow(pens[0, 1]), Duck()] → let farm: [Animal] = [Cow(pens[0, 1])]",
        "let map = feed([1: \"hay\", 2: \"oats\"]) → let map = feed([2: \"oats\"])",
        "let map = feed([1: \"hay\", 2: \"oats\"]) → let map = feed([1: \"hay\"])",
      ])
  }

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

  @Test func `a closure's parameters may stand in brackets`() {
    let text = "let sums = pairs.map { (first, second) in first.value }"
    #expect(
      changes("returned the input", in: text) == [
        "\(text) → let sums = pairs.map { (first, second) in first }",
        "\(text) → let sums = pairs.map { (first, second) in second }",
      ])
  }

  @Test func `a fallback is always taken, or never`() {
    let text = "return a ?? b.first ?? 2 == c"
    #expect(
      changes("always the fallback", in: text) == [
        "\(text) → return b.first ?? 2 == c", "\(text) → return a ?? 2 == c",
      ])
    #expect(
      changes("never the fallback", in: text).first == "\(text) → return (a)! == c")
  }

  @Test func `numbers and arithmetic change`() {
    #expect(changes("changed number", in: "f(0, pair.0, 1, 2_000)").count == 3)
    #expect(
      changes("changed arithmetic", in: "let a = b + c") == ["let a = b + c → let a = b - c"])
  }

  @Test func `a method's opposite is called, or none`() {
    #expect(
      changes("called its opposite", in: "let a = list.first") == [
        "let a = list.first → let a = list.last"
      ])
    #expect(
      changes("dropped call", in: "let a = list.filter { $0 > 1 }.sorted()") == [
        "let a = list.filter { $0 > 1 }.sorted() → let a = list.sorted()",
        "let a = list.filter { $0 > 1 }.sorted() → let a = list.filter { $0 > 1 }",
      ])
  }
}
