import Testing

@testable import CircularGraphs

@Suite struct CircularGraphsKitchenSpecs {
  @Test func `each kitchen has one oven and one baker`() throws {
    let container = makeContainer()

    let kitchens = Result {
      try (1...2).map { _ in try container.resolve(Kitchen.self) }
    }
    let built = (try? kitchens.get()) ?? []

    try #require(built.count == 2, "There is no kitchen. \(kitchens.thrown)")
    #expect(
      built.allSatisfy {
        $0.oven === $0.baker.oven && $0.oven.baker === $0.baker
      },
      """
      In each of two kitchens, the oven must be the baker's, and must know \
      this baker. Either their lifetimes give one resolution two of a kind, or \
      nobody tells the oven.
      """)
    #expect(
      built[0].oven !== built[1].oven && built[0].baker !== built[1].baker,
      """
      Two kitchens were asked for, and they share their oven or their baker. \
      A lifetime that goes beyond one resolution is too long here.
      """)
  }
}
