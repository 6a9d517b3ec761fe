import SpecSupport
import Testing

@testable import ThreadSafety

@Suite struct BakerySpecs {
  @Test func `any thread may use the sourdough`() throws {
    let verdict = try Client(
      "needsSendable(Sourdough.self)",
      declarations: "func needsSendable(_ type: (some Sendable).Type) {}"
    ).typecheck()

    #expect(
      verdict.isAccepted,
      """
      Ovens on two threads take from one `Sourdough`. Let it be `Sendable`, \
      with its portions behind a lock. \(verdict.explanation)
      """)
  }

  @Test func `the compiler checks all that threads share`() throws {
    let unchecked = try uncheckedLines()
    #expect(
      unchecked == [],
      """
      The compiler believes these lines, and does not check them. Lock what \
      changes, ask for `Sendable`, and take `@unchecked` away.
      """)
  }

  @Test(.tags(.guard)) func `keeps one sourdough for all ovens`() {
    let loaves = Client(
      """
      let container = makeContainer()
      let ovens = try (1...2).map { _ in try container.resolve(Oven.self) }
      for _ in 1...20 { for oven in ovens { print(oven.bake()) } }
      """
    ).lines()

    #expect(
      loaves.prefix(12).allSatisfy { $0 == "true" }
        && loaves.dropFirst(12) == Array(repeating: "false", count: 28)[...],
      """
      Two ovens baked in turns. There is sourdough for twelve loaves, all \
      together, and then no more: \(Set(loaves).sorted()).
      """)
  }
}
