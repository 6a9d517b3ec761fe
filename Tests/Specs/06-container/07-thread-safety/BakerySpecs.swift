import SpecSupport
import SpecTags
import Testing

@testable import ThreadSafety

@Suite struct ThreadSafetyBakerySpecs {
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
    let loaves = Client(lastPortion, declarations: interruptions).lines()
    #expect(
      loaves.filter { $0 == "true" }.count <= 1,
      """
      One portion was left. An oven looked for it, another oven came in \
      between, and both baked. Look and take in one step, under one lock.
      """)
  }

  @Test func `the compiler checks all that threads share`() throws {
    try #require(
      believedLines(in: believesTwice) == [4, 5],
      "This spec is broken, not your answer: it does not see all lines.")
    let believed = try believedLines()
    #expect(
      believed == [],
      """
      The compiler believes these lines, and does not check them. Take \
      `@unchecked` or `nonisolated(unsafe)` away, one at a time; then lock \
      what changes, and ask for `Sendable`.
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

    let expected = (1...40).map { $0 <= 12 ? "true" : "false" }
    let isTwelve = loaves == expected
    #expect(
      isTwelve,
      """
      Two ovens baked in turns. There is sourdough for twelve loaves, all \
      together, and then no more: \(Set(loaves).sorted()).
      """)
  }
}
