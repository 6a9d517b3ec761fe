import Testing

@Test func `an office registers in the list that it was given`() async {
  let office = RaceOffice()
  let day = RaceDay(
    office: office,
    makeList: {
      let list = StartList()
      list.add("Ada")
      return list
    })

  await day.begin()

  #expect(await office.register("Ben") == 2)
  #expect(await office.copy().names == ["Ada", "Ben"])
}
