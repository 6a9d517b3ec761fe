import SpecSupport
import SpecTags
import Testing

@testable import ThreadSafety

@Suite struct ThreadSafetyBakerySpecs {
  @Test func `the compiler checks all that threads share`() throws {
    let believed = try believedLines()
    #expect(
      believed == [],
      """
      These lines ask the compiler to believe that something is safe, so it doesn't check them. \
      Then nothing warns you when a later change makes them unsafe. Remove `@unchecked`, \
      `nonisolated(unsafe)` or what is unsafe from one line at a time, and build: where the \
      compiler complains, guard what changes with a `Mutex`, or require `Sendable`.
      """)
  }

  @Test(.tags(.guard)) func `keeps one sourdough for all ovens`() throws {
    let bakeries = [makeContainer(), makeContainer()]

    let loaves = try inTurn(bakeries[0], bakeries[1]) { bakery in
      let ovens = try (1...2).map { _ in try bakery.resolve(Oven.self) }
      return (1...20).map { _ in ovens.count { $0.bake() } }.reduce(0, +)
    }

    #expect(
      loaves == [12, 12, 0],
      """
      Two ovens of one bakery baked until the sourdough was used up, then two ovens of another \
      bakery, then the first two again. Each call of `makeContainer()` gives a bakery one \
      sourdough with twelve portions, which its ovens share and no other bakery uses. With more \
      loaves at first, look whether each oven got its own sourdough; with fewer in the second \
      bakery, look for something `static` or global.
      """)
  }
}
