import Testing

func draft(_ open: () -> any Library) async throws {
  let library = open()
  try await library.add("Middlemarch")
  #expect(try await library.titles() == ["Middlemarch"])
}

@Test(arguments: FaultyLibrary.Fault.allCases)
func `the draft lets each fault pass`(fault: FaultyLibrary.Fault) async throws {
  try await draft { FaultyLibrary(fault) }
}
