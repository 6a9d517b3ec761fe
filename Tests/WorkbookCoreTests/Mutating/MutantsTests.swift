import Testing

@testable import author

@Suite struct MutantsTests {
  private func mutants(_ text: String, given: String = "") -> [Mutant] {
    Mutants.mutants(of: "Till.swift", text, given: given)
  }

  @Test func `nothing in a comment or a string is touched`() {
    let text = """
      // if a == b { ring() } 1 < 2
      /* open() /* true */ a && b */
      let a = "x == \\(y ?? 0) && true 1"
      let b = #"say "true" 1 \\#(c ? 1 : 2)"#
      let d = \"""
        true == false
          ring(1, 2)
        \"""
      let form = /a == (b|1) ?? true/
      """
    #expect(mutants(text) == [])
  }

  @Test func `only lines that the learner writes are touched`() {
    let given = """
      func f() {
        ring(1)
        // TODO 1: Wait.
      }
      """
    let text = """
      func f() {
        ring(1)
        wait()
      }
      """
    #expect(
      mutants(text, given: given).map { "\($0.operation) \($0.line)" } == [
        "emptied body 2", "dropped statement 3", "doubled statement 3",
      ])
    #expect(mutants(text, given: text) == [])
  }

  @Test func `two that read the same get numbers`() {
    let titles = mutants("f(1)\ng()\nf(1)").map(\.title)
    #expect(
      titles == [
        "`Till.swift`, changed number: `f(1)` → `f(0)`",
        "`Till.swift`, changed number: `f(1)` → `f(0)` (2)",
      ])
  }

  @Test func `no two have the same text`() {
    let texts = mutants(
      """
      func f(a: Bool) -> Bool {
        guard a == true else { return false }
        return a ? false : true
      }
      """
    ).map(\.text)
    #expect(texts.count > 5)
    #expect(Set(texts).count == texts.count)
  }

  @Test func `a long piece is shown by its ends`() {
    let mutant = mutants("func f() {\n  do {\n    a()\n    b()\n    c()\n  } catch {\n  }\n}")
      .first { $0.operation == "dropped statement" }
    #expect(mutant?.before == "do { a() … }")
    #expect(mutant?.after == "")
  }

  @Test func `some of many are spread evenly, always the same`() {
    #expect(Array(0..<10).spread(atMost: 4) == [0, 2, 5, 7])
    #expect(Array(0..<3).spread(atMost: 4) == [0, 1, 2])
    #expect(Array(0..<3).spread(atMost: nil) == [0, 1, 2])
  }
}
