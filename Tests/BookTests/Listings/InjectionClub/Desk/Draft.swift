import Testing

/// A first draft of the contract: too little.
func draft(_ library: any Library) async throws {
  try await library.add("Middlemarch")
  #expect(try await library.titles() == ["Middlemarch"])
}

@Test(arguments: FaultyLibrary.Fault.allCases)
func `the draft lets each fault pass`(fault: FaultyLibrary.Fault) async throws {
  try await draft(FaultyLibrary(fault))
}
