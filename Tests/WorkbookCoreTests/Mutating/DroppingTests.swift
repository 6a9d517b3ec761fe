import Testing

@testable import author

@Suite struct DroppingTests {
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

  @Test func `an element of a list is dropped, though a comment explains it`() {
    let text = """
      var farm: [Animal] {
        [
          Cow(),
          // The pond is new.
          Duck(),
        ]
      }
      """
    #expect(
      changes("dropped element", in: text) == [
        "Cow(), // The pond is new. Duck(), → Duck(),",
        "Cow(), // The pond is new. Duck(), → Cow(),",
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
}
