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
      The lines in `found` ask the compiler, with a word such as `@unchecked`, \
      to believe that something is safe. The compiler doesn't check such a \
      line, so nothing warns you when a later change makes it unsafe. Remove \
      that word from one line at a time, and look at what the compiler reports.
      """)
  }

  @Test func `all ovens of a bakery bake from one sourdough`() throws {
    let bakeries = [makeContainer(), makeContainer()]
    let opening = opening(of: bakeries[0])
    #expect(
      opening == "an oven",
      """
      The spec resolved an `Oven` from a bakery's container, and `found` shows the error \
      that `resolve` threw. After `missing`, the last service on the path isn't registered. \
      Without an oven, this spec can't check anything else. Look at `makeContainer()`.
      """)
    guard opening == "an oven" else { return }

    let loaves = inTurn(bakeries[0], bakeries[1], loavesOfTwoOvens)

    #expect(
      loaves == ["12 loaves", "12 loaves", "0 loaves"],
      """
      Two ovens of one bakery baked until the sourdough was used up, then two ovens of a second \
      bakery, and then two new ovens of the first bakery. The spec had heated all the ovens. \
      Each bakery has twelve portions in total, for as long as its container exists. If there \
      are more than twelve loaves, look at the lifetime of the sourdough in `makeContainer()`. \
      If the second bakery baked fewer than twelve, look for a global or `static` property.
      """)
  }

  @Test func `each oven heats by a thermometer of its own`() throws {
    let bakeries = [makeContainer(), makeContainer()]
    let opening = opening(of: bakeries[0])
    #expect(
      opening == "an oven",
      """
      The spec resolved an `Oven` from a bakery's container, and `found` shows the error \
      that `resolve` threw. After `missing`, the last service on the path isn't registered. \
      Without an oven, this spec can't check anything else. Look at `makeContainer()`.
      """)
    guard opening == "an oven" else { return }

    let degrees = inTurn(bakeries[0], bakeries[1], degreesOfTwoOvens)

    #expect(
      degrees == Array(repeating: "220 and 20 degrees", count: 3),
      """
      The spec resolved two ovens in a first bakery, in a second bakery, and in the first bakery \
      again, and each time baked in only one of the two ovens. `found` lists what the \
      thermometers of both ovens showed afterwards. An oven and its heater must use the same \
      thermometer, or the oven never gets hot. The other oven must stay cold. If both ovens are \
      cold, the heater warms a thermometer that isn't its oven's. If both are hot, the two ovens \
      share one thermometer. In `makeContainer()`, look at how long a thermometer is reused.
      """)
  }
}

/// What the app gets when it asks for an oven.
func opening(of bakery: Container) -> String {
  do {
    _ = try bakery.resolve(Oven.self)
    return "an oven"
  } catch ResolutionError.missing(let path, _) {
    return "missing: \(path)"
  } catch {
    return "\(error)"
  }
}

/// Two ovens bake until there is nothing left.
private func loavesOfTwoOvens(_ bakery: Container) -> String {
  do {
    let ovens = try (1...2).map { _ in try bakery.resolve(Oven.self) }
    // Whether they heat themselves is another spec's matter.
    ovens.forEach { $0.thermometer.degrees = 220 }
    return
      "\((1...20).map { _ in ovens.count { $0.bake() } }.reduce(0, +)) loaves"
  } catch {
    return "\(error)"
  }
}

/// Of two ovens, one bakes.
private func degreesOfTwoOvens(_ bakery: Container) -> String {
  do {
    let ovens = try (1...2).map { _ in try bakery.resolve(Oven.self) }
    _ = ovens[0].bake()
    let degrees = ovens.map { "\($0.thermometer.degrees)" }
    return "\(degrees.joined(separator: " and ")) degrees"
  } catch {
    return "\(error)"
  }
}
