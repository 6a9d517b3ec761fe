import Testing

@testable import WorkbookKit

@Suite struct ExplanationsTests {
  private let mutants = Mutants.mutants(of: "Till.swift", "f(1)\ng(2)", given: "")

  @Test func `an item is a title and the reason below`() {
    let explanations = Explanations(
      """
      # Mutants of 1.1 that are no faults

      - `Till.swift`, changed number: `f(1)` → `f(0)`

        Nobody sees it,
        wherever one looks.
      - `Till.swift`, changed number: `g(2)` → `g(3)`
        It is the same.
      """)

    #expect(
      explanations.all == [
        .init(
          title: "`Till.swift`, changed number: `f(1)` → `f(0)`",
          reason: "Nobody sees it, wherever one looks."),
        .init(title: "`Till.swift`, changed number: `g(2)` → `g(3)`", reason: "It is the same."),
      ])
    #expect(explanations.faults(among: mutants) == [])
    #expect(mutants.allSatisfy(explanations.explains))
  }

  @Test func `one that explains no mutant, or twice, or without a reason is a fault`() {
    let explanations = Explanations(
      """
      - `Till.swift`, changed number: `f(1)` → `f(0)`
        Nobody sees it.
      - `Till.swift`, changed number: `f(1)` → `f(0)`
      - `Till.swift`, changed number: `h(1)` → `h(0)`
        It has gone.
      """)

    let title = "`Till.swift`, changed number: `f(1)` → `f(0)`"
    #expect(
      explanations.faults(among: mutants) == [
        "equivalent.md does not say why: \(title)", "equivalent.md explains twice: \(title)",
        "equivalent.md explains no mutant that there is: "
          + "`Till.swift`, changed number: `h(1)` → `h(0)`",
      ])
  }
}
