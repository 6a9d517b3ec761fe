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
      Then nothing warns you when a later change makes them unsafe. Look at what the compiler says of \
      one line at a time without that word.
      """)
  }

  @Test func `all ovens of a bakery bake from one sourdough`() throws {
    let bakeries = [makeContainer(), makeContainer()]
    let opening = opening(of: bakeries[0])
    #expect(
      opening == "an oven",
      """
      A bakery's container was asked for an `Oven`, and `resolve` threw the error found here. If \
      something is missing, it's the last service on that path. Without an oven, this spec can't \
      see anything else. Look at `makeContainer()`.
      """)
    guard opening == "an oven" else { return }

    let loaves = inTurn(bakeries[0], bakeries[1], loavesOfTwoOvens)

    #expect(
      loaves == ["12 loaves", "12 loaves", "0 loaves"],
      """
      Two ovens of one bakery baked until the sourdough was used up, then two ovens of another \
      bakery, then two new ovens of the first. (The spec had heated all of them.) Each bakery has \
      twelve portions in all, for as long as its container exists. With more than twelve, look at \
      the lifetime of the sourdough in `makeContainer()`; with fewer in the second bakery, look for \
      something `static` or global.
      """)
  }

  @Test func `each oven heats by a thermometer of its own`() throws {
    let bakeries = [makeContainer(), makeContainer()]
    let opening = opening(of: bakeries[0])
    #expect(
      opening == "an oven",
      """
      A bakery's container was asked for an `Oven`, and `resolve` threw the error found here. If \
      something is missing, it's the last service on that path. Without an oven, this spec can't \
      see anything else. Look at `makeContainer()`.
      """)
    guard opening == "an oven" else { return }

    let degrees = inTurn(bakeries[0], bakeries[1], degreesOfTwoOvens)

    #expect(
      degrees == Array(repeating: "220 and 20 degrees", count: 3),
      """
      One of two ovens of a bakery baked, in a first bakery, in a second and in the first again. \
      This is what the thermometers of both ovens showed then. An oven's heater and the oven itself \
      must read one thermometer, or the oven never gets hot. But the other oven must stay cold. If \
      both ovens are cold, the heater warms a thermometer that isn't its oven's. If both are hot, \
      the two ovens have one thermometer. In `makeContainer()`, look at how long a thermometer is \
      used again.
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
