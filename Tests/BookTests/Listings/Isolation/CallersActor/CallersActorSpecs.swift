import Testing

@MainActor @Test func `nonsending stays on the caller's actor, concurrent leaves it`() async {
  #expect(await Where().caller())
  #expect(await Where().elsewhere() == false)
}

@MainActor @Test func `a line that is a number is a runner`() async {
  let model = ImportModel(parser: ChipParser())
  await model.read("7")
  await model.read("seven")
  #expect(model.bibs == [7])
}
