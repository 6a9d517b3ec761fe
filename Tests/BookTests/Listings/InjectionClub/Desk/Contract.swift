import Testing

/// What every library promises, when it is new and empty.
func contract(_ library: any Library) async throws {
  try await library.add("Middlemarch")
  try await library.add("Emma")
  #expect(try await library.titles() == ["Middlemarch", "Emma"])

  await #expect(throws: LibraryError.alreadyThere("Emma")) {
    try await library.add("Emma")
  }
}
