import Testing

@testable import author

@Suite struct EquivalentMutantsTests {
  private let mutants = Mutants.mutants(of: "Till.swift", "f(1)\ng(2)", given: "")

  @Test func `an item is a title and the reason below`() {
    let equivalent = EquivalentMutants(
      """
      # Mutants of 1.1 that are no faults

      - `Till.swift`, changed number: `f(1)` → `f(0)`

        No spec sees it,
        wherever it looks.
      - `Till.swift`, changed number: `g(2)` → `g(3)`
        It is the same.
      """)

    #expect(
      equivalent.all == [
        .init(
          title: "`Till.swift`, changed number: `f(1)` → `f(0)`",
          reason: "No spec sees it, wherever it looks."),
        .init(title: "`Till.swift`, changed number: `g(2)` → `g(3)`", reason: "It is the same."),
      ])
    #expect(equivalent.faults(among: mutants) == [])
    #expect(mutants.allSatisfy(equivalent.explains))
  }

  @Test func `one that explains no mutant, or twice, or without a reason is a fault`() {
    let equivalent = EquivalentMutants(
      """
      - `Till.swift`, changed number: `f(1)` → `f(0)`
        No spec sees it.
      - `Till.swift`, changed number: `f(1)` → `f(0)`
      - `Till.swift`, changed number: `h(1)` → `h(0)`
        It has gone.
      """)

    let title = "`Till.swift`, changed number: `f(1)` → `f(0)`"
    #expect(
      equivalent.faults(among: mutants) == [
        "equivalent.md does not say why: \(title)", "equivalent.md explains twice: \(title)",
        "equivalent.md explains no mutant that there is: "
          + "`Till.swift`, changed number: `h(1)` → `h(0)`",
      ])
  }
}
