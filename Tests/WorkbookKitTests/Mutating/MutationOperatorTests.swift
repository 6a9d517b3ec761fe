import Testing

@testable import WorkbookKit

@Suite struct MutationOperatorTests {
  /// What one kind of mutant makes of a text, as `before → after`.
  private func changes(_ operation: String, in text: String) -> [String] {
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
  }

  @Test func `and, or, true and false are swapped`() {
    #expect(
      changes("swapped and with or", in: "let a = b && c") == ["let a = b && c → let a = b || c"])
    #expect(
      changes("swapped true with false", in: "let a = true") == ["let a = true → let a = false"])
  }

  @Test func `the values of arguments are swapped, and labels stay`() {
    #expect(
      changes("swapped arguments", in: "f(a: x, b: y(1, 2), z)") == [
        "f(a: x, b: y(1, 2), z) → f(a: y(1, 2), b: x, z)",
        "f(a: x, b: y(1, 2), z) → f(a: x, b: z, y(1, 2))",
        "f(a: x, b: y(1, 2), z) → f(a: x, b: y(2, 1), z)",
      ])
  }

  @Test func `what is declared has no arguments to swap`() {
    #expect(changes("swapped arguments", in: "func f(a: Int, b: String) {}") == [])
    #expect(changes("swapped arguments", in: "init(a: Int, b: String) {}") == [])
    #expect(changes("swapped arguments", in: "enum E { case a(Int, String) }") == [])
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

  @Test func `a fallback is always taken, or never`() {
    let text = "return a ?? b.first ?? 2 == c"
    #expect(
      changes("always the fallback", in: text) == [
        "\(text) → return b.first ?? 2 == c", "\(text) → return a ?? 2 == c",
      ])
    #expect(
      changes("never the fallback", in: text).first == "\(text) → return (a)! == c")
  }

  @Test func `references become strong and weak`() {
    #expect(
      changes("strong reference", in: "weak var list: List?") == [
        "weak var list: List? → var list: List?"
      ])
    #expect(
      changes("strong reference", in: "f { [weak list] in list?.add() }") == [
        "f { [weak list] in list?.add() } → f { [list = Optional(list)] in list?.add() }"
      ])
    #expect(
      changes("weak reference", in: "class A { var log: (any Log)? }") == [
        "class A { var log: (any Log)? } → class A { weak var log: (any Log)? }"
      ])
    #expect(changes("weak reference", in: "class A { var log: Log? { nil } }") == [])
  }

  @Test func `what is made once is made each time, and the reverse`() {
    #expect(
      changes("made each time", in: "struct A { static let one = Till(1) }") == [
        "struct A { static let one = Till(1) } → "
          + "struct A { static var one: Till { Till(1) } }"
      ])
    #expect(
      changes("made once", in: "struct A { static var one: Self { Self(1) } }") == [
        "struct A { static var one: Self { Self(1) } } → "
          + "struct A { static let one: Self = Self(1) }"
      ])
    #expect(
      changes("not lazy", in: "class A { lazy var b = B() }") == [
        "class A { lazy var b = B() } → class A { var b = B() }"
      ])
  }

  @Test func `work is done without the lock that guards no value`() {
    #expect(
      changes("no lock", in: "self.lock.withLock { count += 1 }") == [
        "self.lock.withLock { count += 1 } → ({ count += 1 })()"
      ])
    #expect(changes("no lock", in: "lock.withLock { $0 += 1 }") == [])
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
