import Testing

@testable import CircularGraphs

@Suite struct CircularGraphsKitchenSpecs {
  @Test func `each kitchen has one oven and one baker`() throws {
    let container = makeContainer()
    var kitchens: [Kitchen] = []
    let outcomes = [1, 2].map { _ in
      outcome {
        kitchens.append(try container.resolve(Kitchen.self))
        return "a kitchen"
      }
    }

    try #require(
      outcomes == ["a kitchen", "a kitchen"],
      """
      Two kitchens were asked for, and `resolve` threw this error. In a cycle error, the last \
      service on the path is asked for again while it is built or completed. Look at the lifetimes \
      in `makeContainer()`.
      """)
    #expect(
      kitchens.map { compare($0.oven, $0.baker.oven, "oven") } == [
        "one oven", "one oven",
      ],
      """
      In each of two kitchens, the kitchen's oven was compared with the oven of its baker. A \
      kitchen has one oven, so both must be the same object. Look at the lifetime of the oven in \
      `makeContainer()`, and at whether the kitchen and the baker ask the same resolver.
      """)
    for (kitchen, bread) in zip(kitchens, ["rye", "oat"]) {
      kitchen.oven.bake(bread)
    }
    let heard = kitchens.map { $0.baker.heard.joined(separator: ", ") }
    #expect(
      heard == ["rye is ready", "oat is ready"],
      """
      Rye bread was put into the oven of one kitchen, and oat bread into the oven of another. This \
      is what the bakers of the two kitchens heard. A kitchen has one baker, so an oven must call \
      its own kitchen's baker. Look at which baker each oven knows, and at the lifetimes in \
      `makeContainer()`.
      """)
    #expect(
      [
        compare(kitchens[0].oven, kitchens[1].oven, "oven"),
        compare(kitchens[0].baker, kitchens[1].baker, "baker"),
      ] == ["two ovens", "two bakers"],
      """
      Two kitchens were asked for and exist at once, and their ovens and their bakers were \
      compared. No other kitchen may have them. Look at how long the lifetimes in \
      `makeContainer()` last.
      """)
  }
}

/// What a spec finds when it compares two objects: `one oven`, `two ovens` or `no oven`.
private func compare(_ one: AnyObject?, _ other: AnyObject?, _ name: String)
  -> String
{
  guard let one, let other else { return "no \(name)" }
  return one === other ? "one \(name)" : "two \(name)s"
}
