import Testing

/// What every library promises. `open` makes one that is new and empty.
func contract(_ open: () -> any Library) async throws {
  let library = open()
  try await library.add("Middlemarch")
  try await library.add("Emma")
  #expect(try await library.titles() == ["Middlemarch", "Emma"])

  await #expect(throws: LibraryError.alreadyThere("Emma")) {
    try await library.add("Emma")
  }
}
