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
      The spec resolved two kitchens. `found` shows for each of them whether \
      `resolve` returned a kitchen or threw an error. In a cycle error, the \
      last service on the path was requested again while it was still being \
      built or completed. Look at the lifetimes in `makeContainer()`.
      """)
    #expect(
      kitchens.map { compare($0.oven, $0.baker.oven, "oven") } == [
        "one oven", "one oven",
      ],
      """
      In each of two kitchens, the spec compared the kitchen's oven with the oven of its baker. A \
      kitchen has one oven, so the two ovens must be the same object. Look at the lifetime of the \
      oven in `makeContainer()`, and at whether the kitchen and the baker ask the same resolver.
      """)
    for (kitchen, bread) in zip(kitchens, ["rye", "oat"]) {
      kitchen.oven.bake(bread)
    }
    let heard = kitchens.map { $0.baker.heard.joined(separator: ", ") }
    #expect(
      heard == ["rye is ready", "oat is ready"],
      """
      The spec baked rye bread in the oven of one kitchen, and oat bread in the oven \
      of another. `found` lists what each kitchen's baker has in `heard`. A kitchen \
      has one baker, so an oven must call the baker of its own kitchen. Look at \
      which baker each oven refers to, and at the lifetimes in `makeContainer()`.
      """)
    #expect(
      [
        compare(kitchens[0].oven, kitchens[1].oven, "oven"),
        compare(kitchens[0].baker, kitchens[1].baker, "baker"),
      ] == ["two ovens", "two bakers"],
      """
      The spec resolved two kitchens, which exist at the same time, and compared their ovens \
      and their bakers. No two kitchens may share an oven or a baker. Look at the lifetimes in \
      `makeContainer()`, and at how long the container reuses an instance with each of them.
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
